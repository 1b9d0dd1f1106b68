import { Link } from '@tanstack/react-router'
import { type FleetColumn, fleetColumns, type FleetPumpRow, pumpTitle } from '@volute/domain/service/fleet'
import { DrawingThumbnail } from '../../catalogue/part/index.ts'
import { Badge } from '../../core/ui/badge.tsx'
import boxes from '../../core/ui/checkbox.module.css'
import { joinClasses } from '../../core/ui/join-classes.ts'
import phoneRows from '../../core/ui/phone-rows.module.css'
import { shopDay } from '../../core/ui/shop-day.ts'
import { SkeletonRows } from '../../core/ui/skeleton-rows.tsx'
import { SortHeader } from '../../core/ui/sort-header.tsx'
import { Table } from '../../core/ui/table.tsx'
import styles from './fleet-table.module.css'
import type { Fleet } from './use-fleet.ts'

interface FleetTableProps {
  pumps: FleetPumpRow[]
  list: Fleet
  /** Those whose labels are to be printed, on every page. */
  chosen: ReadonlySet<number>
  onChoose: (chosen: ReadonlySet<number>) => void
}

const heads: Record<FleetColumn, string> = {
  tag: 'Tag',
  serial: 'Serial Number',
  model: 'Model',
  site: 'Site',
}

const tableClass = joinClasses(phoneRows.rows, styles.table)

/** Pumps row by row with their drawings; each leads to its page (FLEET-01). */
export function FleetTable({ pumps, list, chosen, onChoose }: FleetTableProps) {
  const ids = pumps.map(({ fleetPumpId }) => fleetPumpId)
  const isAll = ids.every((id) => chosen.has(id))
  return (
    <Table caption="Pumps" className={tableClass}>
      <FleetHead
        list={list}
        all={
          <input
            type="checkbox"
            className={boxes.box}
            aria-label="Select all pumps on this page"
            checked={isAll}
            onChange={() => choose(ids, !isAll)}
          />
        }
      />
      <tbody>
        {pumps.map((pump) => (
          <Row
            key={pump.fleetPumpId}
            pump={pump}
            isChosen={chosen.has(pump.fleetPumpId)}
            onChoose={(isChosen) => choose([pump.fleetPumpId], isChosen)}
          />
        ))}
      </tbody>
    </Table>
  )

  function choose(changed: number[], isChosen: boolean) {
    const next = new Set(chosen)
    for (const id of changed) {
      if (isChosen) next.add(id)
      else next.delete(id)
    }
    onChoose(next)
  }
}

/** The fleet while it is loaded. */
export function FleetSkeleton({ list }: { list: Fleet }) {
  return <SkeletonRows head={<FleetHead list={list} />} tableClass={tableClass} heights={[63, 96]} />
}

function FleetHead({ list, all }: { list: Fleet; all?: React.ReactNode }) {
  return (
    <thead>
      <tr>
        <th scope="col" className={styles.choice}>
          {all ?? <span className="visually-hidden">Select</span>}
        </th>
        <th scope="col">
          <span className="visually-hidden">Drawing</span>
        </th>
        {fleetColumns.map((column) => (
          <SortHeader
            key={column}
            sorted={list.sort === column && list.dir}
            onSort={() => list.sortBy(column)}
          >
            {heads[column]}
          </SortHeader>
        ))}
        <th scope="col">Last Part Bought</th>
      </tr>
    </thead>
  )
}

interface RowProps {
  pump: FleetPumpRow
  isChosen: boolean
  onChoose: (isChosen: boolean) => void
}

function Row({ pump, isChosen, onChoose }: RowProps) {
  const { fleetPumpId, serialNumber, tag, nickname, criticality, lastBought } = pump
  return (
    <tr data-on={isChosen || undefined}>
      <td className={styles.choice}>
        <input
          type="checkbox"
          className={boxes.box}
          aria-label={`Select ${pumpTitle(pump)}`}
          checked={isChosen}
          onChange={({ target }) => onChoose(target.checked)}
        />
      </td>
      <td className={styles.drawing}>
        <DrawingThumbnail partNumber={pump.bomNumber} />
      </td>
      <td className={styles.tag}>
        <Link to="/fleet/$fleetPumpId" params={{ fleetPumpId: String(fleetPumpId) }}>
          {tag ?? <span className="mono">{serialNumber}</span>}
        </Link>{' '}
        {criticality && <Badge kind={criticality === 'A' ? 'warn' : undefined}>{criticality}</Badge>}
        {nickname && <span className={styles.nickname}>{nickname}</span>}
      </td>
      <td className={styles.serial}>
        <span className="mono">{serialNumber}</span>
      </td>
      <td className={styles.model}>{pump.model}</td>
      <td className={styles.site}>{pump.site?.name}</td>
      <td className={styles.bought}>
        {lastBought && (
          <>
            {lastBought.description}
            <span className={styles.nickname}>
              <span className="mono">{lastBought.partNumber}</span> · {shopDay(lastBought.atUtc)}
            </span>
          </>
        )}
      </td>
    </tr>
  )
}
