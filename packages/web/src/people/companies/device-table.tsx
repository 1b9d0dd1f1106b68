import { IconTrash } from '@tabler/icons-react'
import { type DeviceType, deviceKey, type OwnedDevice } from '@volute/domain/people/companies'
import { readerForm } from '@volute/domain/core/kernel'
import { useState } from 'react'
import { type Column, DataTable, type ListOrder } from '../../core/ui/data-table.tsx'
import { IconButton } from '../../core/ui/icon-button.tsx'
import styles from './company-modal.module.css'

interface DeviceTableProps {
  devices: readonly OwnedDevice[]
  types: readonly DeviceType[]
  /** Null if the devices are read-only. */
  onRemove: ((device: OwnedDevice) => void) | null
}

type Row = { device: OwnedDevice; type: string; identifier: string }

const columns: readonly Column<Row>[] = [
  { key: 'type', header: 'Device Type', isSortable: true, cell: ({ type }) => type },
  {
    key: 'identifier',
    header: 'Identifier',
    isSortable: true,
    cell: ({ identifier }) => <span className="mono">{identifier}</span>,
  },
]

/** Devices by type and identifier, both sortable, sorted by type at first (COMPANY-06). */
export function DeviceTable({ devices, types, onRemove }: DeviceTableProps) {
  const [{ sort, dir }, setOrder] = useState<Pick<ListOrder, 'sort' | 'dir'>>({ sort: 'type', dir: 'asc' })
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
      const way = dir === 'asc' ? 1 : -1
      return sort === 'identifier' ? way * byIdentifier || byType : way * byType || byIdentifier
    })
  return (
    <div className={styles.rows}>
      <DataTable
        caption="Associated devices"
        columns={onRemove ? [...columns, removal(onRemove)] : columns}
        rows={rows}
        rowKey={({ device }) => deviceKey(device)}
        order={{ sort, dir, sortBy }}
      />
    </div>
  )

  function sortBy(column: string) {
    setOrder({ sort: column, dir: column === sort && dir === 'asc' ? 'desc' : 'asc' })
  }
}

function removal(onRemove: (device: OwnedDevice) => void): Column<Row> {
  const cell = ({ device, type, identifier }: Row) => (
    <IconButton label={`Remove ${type} ${identifier}`} onClick={() => onRemove(device)}>
      <IconTrash size={18} stroke={1.5} aria-hidden="true" />
    </IconButton>
  )
  return { key: 'remove', header: 'Remove', isHeaderHidden: true, cell }
}

const compare = (a: string, b: string) => readerForm(a).localeCompare(readerForm(b), 'en')
