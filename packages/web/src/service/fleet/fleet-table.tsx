import { Link } from '@tanstack/react-router'
import { criticalityTexts, type FleetPumpRow, pumpTitle } from '@volute/domain/service/fleet'
import { DrawingThumbnail } from '../../catalogue/part/index.ts'
import { Badge } from '../../core/ui/badge.tsx'
import boxes from '../../core/ui/checkbox.module.css'
import { type Column, DataTable, type ListOrder } from '../../core/ui/data-table.tsx'
import { PartNumber } from '../../core/ui/part-number.tsx'
import { shopDay } from '../../core/ui/shop-day.ts'
import styles from './fleet-table.module.css'

interface FleetTableProps {
  /** Undefined while loading. */
  pumps: readonly FleetPumpRow[] | undefined
  order: ListOrder
  /** Pumps on any page whose labels are to be printed. */
  chosen: ReadonlySet<number>
  onChoose: (chosen: ReadonlySet<number>) => void
}

const phone = {
  lines: ['choice tag drawing', 'choice serial drawing', 'choice site drawing', '. bought bought'],
  widths: 'auto minmax(0, 1fr) auto',
}

/** Pumps as rows with their drawings; each links to its page (FLEET-01). */
export function FleetTable({ pumps, order, chosen, onChoose }: FleetTableProps) {
  return (
    <DataTable
      caption="My Pumps"
      columns={[choice({ pumps, chosen, onChoose }), ...columns]}
      rows={pumps}
      rowKey={({ fleetPumpId }) => fleetPumpId}
      rowProps={({ fleetPumpId }) => ({ 'data-on': chosen.has(fleetPumpId) || undefined })}
      order={order}
      styles={styles}
      phone={phone}
      skeleton={{ heights: [63, 96] }}
    />
  )
}

const columns: readonly Column<FleetPumpRow>[] = [
  {
    key: 'drawing',
    header: 'Drawing',
    isHeaderHidden: true,
    cell: ({ bomNumber }) => <DrawingThumbnail partNumber={bomNumber} />,
  },
  { key: 'tag', header: 'Tag', isSortable: true, cell: (pump) => <Tag pump={pump} /> },
  {
    key: 'serial',
    header: 'Serial Number',
    isSortable: true,
    cell: ({ serialNumber }) => <span className="mono">{serialNumber}</span>,
  },
  { key: 'model', header: 'Model', isSortable: true, cell: ({ model }) => model },
  { key: 'site', header: 'Site', isSortable: true, cell: ({ site }) => site?.name },
  {
    key: 'bought',
    header: 'Last Part Bought',
    cell: ({ lastBought }) =>
      lastBought && (
        <>
          {lastBought.description}
          <span className={styles.nickname}>
            <PartNumber isPlain>{lastBought.partNumber}</PartNumber> · {shopDay(lastBought.atUtc)}
          </span>
        </>
      ),
  },
]

function Tag({ pump }: { pump: FleetPumpRow }) {
  const { fleetPumpId, serialNumber, tag, nickname, criticality } = pump
  return (
    <>
      <Link to="/fleet/$fleetPumpId" params={{ fleetPumpId: String(fleetPumpId) }}>
        {tag ?? <span className="mono">{serialNumber}</span>}
      </Link>{' '}
      {criticality && (
        <Badge kind={criticality === 'A' ? 'warn' : undefined}>{criticalityTexts[criticality]}</Badge>
      )}
      {nickname && <span className={styles.nickname}>{nickname}</span>}
    </>
  )
}

/** Column of checkboxes that select pumps; the header's selects the whole page. */
function choice({ pumps = [], chosen, onChoose }: Omit<FleetTableProps, 'order'>): Column<FleetPumpRow> {
  const ids = pumps.map(({ fleetPumpId }) => fleetPumpId)
  const isAll = ids.every((id) => chosen.has(id))
  return {
    key: 'choice',
    isHeaderHidden: ids.length === 0,
    header:
      ids.length === 0 ? (
        'Select'
      ) : (
        <input
          type="checkbox"
          className={boxes.box}
          aria-label="Select all pumps on this page"
          checked={isAll}
          onChange={() => choose(ids, !isAll)}
        />
      ),
    cell: (pump) => (
      <input
        type="checkbox"
        className={boxes.box}
        aria-label={`Select ${pumpTitle(pump)}`}
        checked={chosen.has(pump.fleetPumpId)}
        onChange={({ target }) => choose([pump.fleetPumpId], target.checked)}
      />
    ),
  }

  function choose(changed: number[], isChosen: boolean) {
    const next = new Set(chosen)
    for (const id of changed) {
      if (isChosen) next.add(id)
      else next.delete(id)
    }
    onChoose(next)
  }
}
