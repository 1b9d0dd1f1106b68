import { formatMoment } from '@volute/domain/core/kernel'
import type { SupportPerson } from '@volute/domain/backoffice/support'
import { Alert } from '../../core/ui/alert.tsx'
import type { Column } from '../../core/ui/data-table.tsx'
import { Nothing } from './support-frame.tsx'
import { Note, SupportTable } from './support-table.tsx'

type SignIns = Pick<SupportPerson, 'signIns' | 'failedSignIns' | 'attempts'>

const columns: readonly Column<SignIns['signIns'][number]>[] = [
  {
    key: 'device',
    header: 'Device',
    cell: ({ device, isTemporary }) => (
      <>
        {device}
        {isTemporary && <Note>By a temporary password</Note>}
      </>
    ),
  },
  { key: 'began', header: 'Began', cell: ({ createdUtc }) => `Began ${formatMoment(createdUtc)}` },
  { key: 'used', header: 'Last used', cell: ({ lastActiveUtc }) => `Used ${formatMoment(lastActiveUtc)}` },
  {
    key: 'ended',
    header: 'Ended',
    cell: ({ endedUtc }) => (endedUtc ? `Ended ${formatMoment(endedUtc)}` : 'Signed in'),
  },
]

/** Current and past sessions of a person, and failed sign-ins (SUPPORT-03). */
export function SignInTable({ signIns, failedSignIns, attempts: { taken, most, lockedUntilUtc } }: SignIns) {
  return (
    <>
      {lockedUntilUtc && (
        <Alert>No sign-in is accepted until {formatMoment(lockedUntilUtc)}, after too many attempts.</Alert>
      )}
      <SupportTable
        caption="Sign-ins"
        columns={columns}
        rows={signIns}
        rowKey={(_, place) => place}
        nothing="Never signed in."
      />
      <Nothing>
        Attempts that count now: {taken} of {most}.{' '}
        {failedSignIns.length === 0
          ? 'No failed sign-ins.'
          : `Failed: ${failedSignIns.map((at) => formatMoment(at)).join('; ')}.`}
      </Nothing>
    </>
  )
}
