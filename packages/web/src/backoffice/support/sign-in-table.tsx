import { formatMoment } from '@volute/domain/core/kernel'
import type { SupportPerson } from '@volute/domain/backoffice/support'
import { Alert } from '../../core/ui/alert.tsx'
import { Nothing } from './support-frame.tsx'
import { Note, SupportTable } from './support-table.tsx'

type SignIns = Pick<SupportPerson, 'signIns' | 'failedSignIns' | 'attempts'>

/** Where a person is or was signed in, and what went wrong at signing in (SUPPORT-03). */
export function SignInTable({ signIns, failedSignIns, attempts: { taken, most, lockedUntilUtc } }: SignIns) {
  return (
    <>
      {lockedUntilUtc && (
        <Alert>No sign-in is taken until {formatMoment(lockedUntilUtc)}, after too many attempts.</Alert>
      )}
      {signIns.length === 0 ? (
        <Nothing>Never signed in.</Nothing>
      ) : (
        <SupportTable caption="Sign-ins" columns={['Device', 'Began', 'Last used', 'Ended']}>
          {signIns.map(({ device, isTemporary, createdUtc, lastActiveUtc, endedUtc }, place) => (
            <tr key={place}>
              <td>
                {device}
                {isTemporary && <Note>By a temporary password</Note>}
              </td>
              <td>Began {formatMoment(createdUtc)}</td>
              <td>Used {formatMoment(lastActiveUtc)}</td>
              <td>{endedUtc ? `Ended ${formatMoment(endedUtc)}` : 'Signed in'}</td>
            </tr>
          ))}
        </SupportTable>
      )}
      <Nothing>
        Attempts that count now: {taken} of {most}.{' '}
        {failedSignIns.length === 0
          ? 'None has failed.'
          : `Failed: ${failedSignIns.map((at) => formatMoment(at)).join('; ')}.`}
      </Nothing>
    </>
  )
}
