import { Link } from '@tanstack/react-router'
import { fitMessages, type ForPump, groupByPump, type PumpGroup } from '@volute/domain/catalogue/fit'
import type { ReactNode } from 'react'
import { joinClasses } from '../../core/ui/join-classes.ts'
import styles from './pump-groups.module.css'

interface PumpGroupsProps<L> {
  lines: readonly L[]
  columns: number
  headClass: string | undefined
  /** Renders the row of a line; the index counts over all lines. */
  children: (line: L, index: number) => ReactNode
}

/** Body of a table of lines, grouped by pump with a heading each, if any line is for a pump (LINE-03). */
export function PumpGroups<L extends { pumpId?: number | null; forPump: ForPump | null }>(
  props: PumpGroupsProps<L>,
) {
  const { lines, children } = props
  const groups = groupByPump(lines)
  const places = new Map(lines.map((line, index) => [line, index] as const))
  const isGrouped = groups.some(({ pumpId }) => pumpId !== null)
  return groups.map((group) => (
    <tbody key={group.pumpId}>
      {isGrouped && <GroupHead {...props} group={group} />}
      {group.lines.map((line) => children(line, places.get(line) ?? 0))}
    </tbody>
  ))
}

function GroupHead<L>({ group, columns, headClass }: PumpGroupsProps<L> & { group: PumpGroup<L> }) {
  return (
    <tr className={joinClasses(styles.head, headClass)}>
      <th scope="rowgroup" colSpan={columns} className={styles.name}>
        <PumpName {...group} />
      </th>
    </tr>
  )
}

/** Heading of a pump's lines, linked to the pump. */
function PumpName({ pumpId, serialNumber }: Pick<PumpGroup<unknown>, 'pumpId' | 'serialNumber'>) {
  if (pumpId === null) return fitMessages.noPump
  if (serialNumber === null) return fitMessages.somePump
  return (
    <Link to="/lookup/$type/$identifier" params={{ type: 'serial', identifier: serialNumber }}>
      {fitMessages.pump(serialNumber)}
    </Link>
  )
}
