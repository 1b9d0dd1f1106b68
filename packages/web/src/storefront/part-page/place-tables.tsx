import { Link } from '@tanstack/react-router'
import type { getWhereUsed } from '@volute/domain/catalogue/part'
import { formatNumber, type ReplyOf } from '@volute/domain/core/kernel'
import { type Column, DataTable, PhoneLabel } from '../../core/ui/data-table.tsx'
import styles from './place-tables.module.css'

type Found = ReplyOf<typeof getWhereUsed>
type Place = Found['boms'][number] | Found['pumps'][number]

const phone = { lines: ['number build', 'name pumps', 'path model'] }

/** BOMs by number; each links to the assembly that lists the part. */
export function BomTable({ boms, of }: { boms: Found['boms']; of: string }) {
  return (
    <DataTable
      caption="BOMs that contain the part"
      columns={bomColumns(of)}
      rows={boms}
      rowKey={({ bomNumber, listedAs }) => `${bomNumber} ${listedAs}`}
      styles={styles}
      phone={phone}
    />
  )
}

const bomColumns = (of: string): Column<Found['boms'][number]>[] => [
  {
    key: 'number',
    header: 'BOM',
    cell: (bom) => <PlaceLink type="bom" identifier={bom.bomNumber} place={bom} of={of} />,
  },
  ...placeColumns,
  {
    key: 'build',
    header: 'Build Quantity',
    isNumber: true,
    phoneLabel: 'Build',
    cell: ({ buildQuantity }) => formatNumber(buildQuantity),
  },
  { key: 'pumps', header: 'Pumps', isNumber: true, cell: ({ pumpCount }) => <PumpCount count={pumpCount} /> },
]

function PumpCount({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <>
      {formatNumber(count)}
      <PhoneLabel>{count === 1 ? ' pump' : ' pumps'}</PhoneLabel>
    </>
  )
}

/** Pumps by serial number; each links to the assembly that lists the part. */
export function PumpTable({ pumps, of }: { pumps: Found['pumps']; of: string }) {
  return (
    <DataTable
      caption="Pumps that contain the part"
      columns={pumpColumns(
        of,
        pumps.some(({ isOwn }) => isOwn),
      )}
      rows={pumps}
      rowKey={({ serialNumber }) => serialNumber}
      styles={styles}
      phone={pumps.some(({ isOwn }) => isOwn) ? ownPhone : phone}
    />
  )
}

const ownPhone = { lines: ['number tag', 'name build', 'path model'] }

const pumpColumns = (of: string, hasOwn: boolean): Column<Found['pumps'][number]>[] => [
  {
    key: 'number',
    header: 'Serial Number',
    cell: (pump) => <PlaceLink type="serial" identifier={pump.serialNumber} place={pump} of={of} />,
  },
  ...(hasOwn ? [tagColumn] : []),
  ...placeColumns,
  { key: 'build', header: 'BOM', cell: ({ bomNumber }) => <span className="mono">{bomNumber}</span> },
]

/** Tag of a pump of the company's fleet. */
const tagColumn: Column<Found['pumps'][number]> = {
  key: 'tag',
  header: 'My Pumps',
  cell: ({ isOwn, tag }) => isOwn && (tag ?? 'No tag'),
}

const placeColumns: readonly Column<Place>[] = [
  { key: 'name', header: 'Description', cell: ({ description }) => description },
  { key: 'model', header: 'Pump Model', cell: ({ pumpModel }) => pumpModel },
  {
    // Path of assemblies down to the part; blank if the BOM itself lists it.
    key: 'path',
    header: 'Assembly',
    cell: ({ path }) => <span className="mono">{path.join(' › ')}</span>,
  },
]

interface PlaceLinkProps {
  type: 'bom' | 'serial'
  identifier: string
  place: Place
  /** Number of the part in question. */
  of: string
}

function PlaceLink({ type, identifier, place: { path, listedAs }, of }: PlaceLinkProps) {
  return (
    <>
      <Link
        to="/lookup/$type/$identifier"
        params={{ type, identifier }}
        search={{ path: path.length > 0 ? path : undefined, part: listedAs }}
        className="mono"
      >
        {identifier}
      </Link>
      {listedAs !== of && (
        <span className={styles.as}>
          {' '}
          as <span className="mono">{listedAs}</span>
        </span>
      )}
    </>
  )
}
