import { IconTrash } from '@tabler/icons-react'
import { type DeviceType, deviceKey, type OwnedDevice } from '@volute/domain/people/companies'
import { readerForm } from '@volute/domain/core/kernel'
import { useState } from 'react'
import { IconButton } from '../../core/ui/icon-button.tsx'
import { SortHeader } from '../../core/ui/sort-header.tsx'
import { Table } from '../../core/ui/table.tsx'
import styles from './company-modal.module.css'

interface DeviceTableProps {
  devices: readonly OwnedDevice[]
  types: readonly DeviceType[]
  /** Null where devices are to be read only. */
  onRemove: ((device: OwnedDevice) => void) | null
}

type Column = 'Device Type' | 'Identifier'
const columns: readonly Column[] = ['Device Type', 'Identifier']

/** Type and identifier, each sortable, by type at first (COMPANY-06). */
export function DeviceTable({ devices, types, onRemove }: DeviceTableProps) {
  const [sorting, setSorting] = useState<{ by: Column; direction: 'asc' | 'desc' }>({
    by: 'Device Type',
    direction: 'asc',
  })
  const names = new Map(types.map(({ deviceTypeId, name }) => [deviceTypeId, name]))
  const rows = devices
    .map((device) => ({
      device,
      type: names.get(device.deviceTypeId) ?? '',
      identifier: device.deviceIdentifier,
    }))
    .toSorted((a, b) => {
      const byType = compare(a.type, b.type)
      const byIdentifier = compare(a.identifier, b.identifier)
      const way = sorting.direction === 'asc' ? 1 : -1
      return sorting.by === 'Identifier' ? way * byIdentifier || byType : way * byType || byIdentifier
    })
  return (
    <div className={styles.rows}>
      <Table caption="Associated devices">
        <thead>
          <tr>
            {columns.map((column) => (
              <SortHeader
                key={column}
                sorted={sorting.by === column && sorting.direction}
                onSort={() => sortBy(column)}
              >
                {column}
              </SortHeader>
            ))}
            {onRemove && (
              <th scope="col">
                <span className="visually-hidden">Remove</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ device, type, identifier }) => (
            <tr key={deviceKey(device)}>
              <td>{type}</td>
              <td className="mono">{identifier}</td>
              {onRemove && (
                <td>
                  <IconButton label={`Remove ${type} ${identifier}`} onClick={() => onRemove(device)}>
                    <IconTrash size={18} stroke={1.5} aria-hidden="true" />
                  </IconButton>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  )

  function sortBy(by: Column) {
    const isSame = sorting.by === by
    setSorting({ by, direction: isSame && sorting.direction === 'asc' ? 'desc' : 'asc' })
  }
}

const compare = (a: string, b: string) => readerForm(a).localeCompare(readerForm(b), 'en')
