import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { AddedPump } from '@volute/domain/service/fleet'
import { Alert } from '../../core/ui/alert.tsx'
import { Button } from '../../core/ui/button.tsx'
import { type Column, DataTable } from '../../core/ui/data-table.tsx'
import styles from './added-report.module.css'
import type { Adding } from './use-add-pumps.ts'

const outcomes: Record<AddedPump['outcome'], string> = {
  ADDED: 'Added',
  ADDED_AGAIN: 'Added again, with its history',
  ALREADY_THERE: 'Already there',
  NOT_FOUND: 'Not found',
}

/** Result of each serial number, not-found ones first (FLEET-05). */
export function AddedReport({ adding }: { adding: Adding }) {
  const pumps = adding.report ?? []
  const sorted = [...pumps.filter(isMissing), ...pumps.filter((one) => !isMissing(one))]
  return (
    <>
      {adding.error && <Alert assertive>{adding.error}</Alert>}
      <p role="status" className={styles.sum}>
        {sumOf(pumps)}
      </p>
      <DataTable
        caption="Result for each serial number"
        columns={columnsOf(adding)}
        rows={sorted}
        rowKey={({ typed }) => typed}
        styles={styles}
      />
    </>
  )
}

const columnsOf = (adding: Adding): Column<AddedPump>[] => [
  { key: 'serial', header: 'Serial Number', cell: ({ typed }) => <span className="mono">{typed}</span> },
  { key: 'result', header: 'Result', cell: (one) => <Outcome one={one} adding={adding} /> },
]

const icon = { size: 16, stroke: 1.5, 'aria-hidden': true } as const

function Outcome({ one, adding }: { one: AddedPump; adding: Adding }) {
  const { found, nearest } = one
  if (found)
    return (
      <span className={styles.found}>
        <IconCheck {...icon} /> {outcomes[one.outcome]} ·{' '}
        <Link to="/fleet/$fleetPumpId" params={{ fleetPumpId: String(found.fleetPumpId) }}>
          {found.model ?? found.serialNumber}
        </Link>
      </span>
    )
  return (
    <>
      <span className={styles.missing}>
        <IconAlertTriangle {...icon} /> {outcomes[one.outcome]}
        {nearest.length > 0 && '. Nearly matches:'}
      </span>
      {nearest.length > 0 && (
        <span className={styles.nearest}>
          {nearest.map(({ serialNumber, model }) => (
            <Button
              key={serialNumber}
              small
              disabled={adding.isAdding}
              onClick={() => adding.take(one.typed, serialNumber)}
            >
              Add <span className="mono">{serialNumber}</span> {model}
              <span className="visually-hidden"> in the place of {one.typed}</span>
            </Button>
          ))}
        </span>
      )}
    </>
  )
}

const isMissing = ({ outcome }: AddedPump) => outcome === 'NOT_FOUND'

/** `34 added, 6 not found`. */
function sumOf(pumps: AddedPump[]): string {
  const count = (...wanted: AddedPump['outcome'][]) =>
    pumps.filter(({ outcome }) => wanted.includes(outcome)).length
  const sums = [
    [count('ADDED', 'ADDED_AGAIN'), 'added'],
    [count('ALREADY_THERE'), 'already there'],
    [count('NOT_FOUND'), 'not found'],
  ] as const
  return sums
    .filter(([sum]) => sum > 0)
    .map(([sum, word]) => `${sum} ${word}`)
    .join(', ')
}
