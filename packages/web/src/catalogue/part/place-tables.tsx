import { Link } from '@tanstack/react-router'
import type { getWhereUsed } from '@volute/domain/catalogue/part'
import { formatNumber, type ReplyOf } from '@volute/domain/core/kernel'
import { joinClasses } from '../../core/ui/join-classes.ts'
import { Table } from '../../core/ui/table.tsx'
import styles from './place-tables.module.css'

type Found = ReplyOf<typeof getWhereUsed>
type Place = Found['boms'][number] | Found['pumps'][number]

/** BOMs by number; each leads to the assembly that lists the part. */
export function BomTable({ boms, of }: { boms: Found['boms']; of: string }) {
  return (
    <Table caption="BOMs that contain the part" className={styles.table}>
      <thead>
        <tr>
          <th scope="col">BOM</th>
          <th scope="col">Description</th>
          <th scope="col">Pump Model</th>
          <th scope="col">Assembly</th>
          <th scope="col" data-number>
            Build Quantity
          </th>
          <th scope="col" data-number>
            Pumps
          </th>
        </tr>
      </thead>
      <tbody>
        {boms.map((bom) => (
          <tr key={`${bom.bomNumber} ${bom.listedAs}`}>
            <td className={styles.number}>
              <PlaceLink type="bom" identifier={bom.bomNumber} place={bom} of={of} />
            </td>
            <td className={styles.name}>{bom.description}</td>
            <td className={styles.model}>{bom.pumpModel}</td>
            <Assembly path={bom.path} />
            <td className={styles.build} data-number>
              <span className={styles.word}>Build </span>
              {formatNumber(bom.buildQuantity)}
            </td>
            <td className={styles.pumps} data-number>
              {bom.pumpCount > 0 && formatNumber(bom.pumpCount)}
              <span className={styles.word}>
                {bom.pumpCount > 0 && (bom.pumpCount === 1 ? ' pump' : ' pumps')}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

/** Pumps by serial number; each leads to the assembly that lists the part. */
export function PumpTable({ pumps, of }: { pumps: Found['pumps']; of: string }) {
  return (
    <Table caption="Pumps that contain the part" className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Serial Number</th>
          <th scope="col">Description</th>
          <th scope="col">Pump Model</th>
          <th scope="col">Assembly</th>
          <th scope="col">BOM</th>
        </tr>
      </thead>
      <tbody>
        {pumps.map((pump) => (
          <tr key={pump.serialNumber}>
            <td className={styles.number}>
              <PlaceLink type="serial" identifier={pump.serialNumber} place={pump} of={of} />
            </td>
            <td className={styles.name}>{pump.description}</td>
            <td className={styles.model}>{pump.pumpModel}</td>
            <Assembly path={pump.path} />
            <td className={joinClasses(styles.build, 'mono')}>{pump.bomNumber}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

interface PlaceLinkProps {
  type: 'bom' | 'serial'
  identifier: string
  place: Place
  /** The part in question. */
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

/** The assemblies that lead down to the part; blank where the BOM lists it itself. */
function Assembly({ path }: { path: readonly string[] }) {
  return <td className={joinClasses(styles.path, 'mono')}>{path.join(' › ')}</td>
}
