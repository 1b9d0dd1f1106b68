import { useMutation, useQuery } from '@tanstack/react-query'
import { addPumps, listOfferedPumps } from '@volute/domain/service/fleet'
import { counted, pageOf } from '@volute/domain/core/kernel'
import { call, mayCall, query, sentenceOf, useSession } from '../../core/api/index.ts'
import { Alert } from '../../core/ui/alert.tsx'
import { Button } from '../../core/ui/button.tsx'
import { FirstFew } from '../../core/ui/first-few.tsx'
import { toast } from '../../core/ui/toast.ts'
import styles from './offered-pumps.module.css'
import { reloadFleet } from './use-fleet.ts'

/** Pumps shipped to the company that are not in its fleet yet; one click adds them (FLEET-11). */
export function OfferedPumps() {
  const { user } = useSession()
  const isOffered = mayCall(addPumps, user)
  const { pageNumber, rowsPerPage } = pageOf(1)
  const { data } = useQuery({ ...query(listOfferedPumps, { pageNumber, rowsPerPage }), enabled: isOffered })
  const add = useMutation({
    mutationFn: (serialNumbers: string[]) => call(addPumps, { serialNumbers }),
    onSuccess: async ({ pumps }) => {
      await reloadFleet()
      toast.success('Pumps Added', counted(pumps.length, 'pump'))
    },
    onError: (failure) => toast.failure(sentenceOf(failure)),
  })
  if (!data?.pumps.length) return null
  const serials = data.pumps.map(({ serialNumber }) => serialNumber)
  return (
    <div className={styles.offered}>
      <Alert kind="info">
        <div className={styles.line}>
          <span>
            Shipped to your company, but not among My Pumps yet:{' '}
            <FirstFew of={data.pumps} most={5} count={data.rowCount}>
              {({ serialNumber, model }) => (
                <>
                  <span className="mono">{serialNumber}</span> {model}
                </>
              )}
            </FirstFew>
          </span>
          <Button small busy={add.isPending && 'Adding'} onClick={() => add.mutate(serials)}>
            Add {serials.length}
          </Button>
        </div>
      </Alert>
    </div>
  )
}
