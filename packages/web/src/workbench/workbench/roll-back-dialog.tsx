import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { counted, formatNumber, type ReplyOf } from '@volute/domain/core/kernel'
import { checkRollBack, fileLabel, type Publication, rollBack } from '@volute/domain/workbench/workbench'
import { useState } from 'react'
import { query, sentenceOf } from '../../core/api/index.ts'
import { Alert } from '../../core/ui/alert.tsx'
import { Button } from '../../core/ui/button.tsx'
import { Modal, ModalBody, ModalFooter } from '../../core/ui/modal.tsx'
import { SkeletonRows } from '../../core/ui/skeleton-rows.tsx'
import { type Column, DataTable } from '../../core/ui/data-table.tsx'
import styles from './roll-back-dialog.module.css'
import { useWorkbenchAct } from './use-publication.ts'

/** *Roll Back*, which first shows its effect and anything that prevents it (BRING-53, BRING-54). */
export function RollBackButton({ publication }: { publication: Publication }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button look="danger" onClick={() => setOpen(true)}>
        Roll Back
      </Button>
      {isOpen && <RollBackDialog publication={publication} onClose={() => setOpen(false)} />}
    </>
  )
}

interface RollBackDialogProps {
  publication: Publication
  onClose: () => void
}

function RollBackDialog({ publication, onClose }: RollBackDialogProps) {
  const publicationId = String(publication.publicationId)
  const navigate = useNavigate()
  // Always refetched, since others may have made changes in the meantime.
  const { data, error, refetch } = useQuery({
    ...query(checkRollBack, { publicationId }),
    staleTime: 0,
    gcTime: 0,
  })
  const act = useWorkbenchAct(rollBack, (reply) => {
    onClose()
    void navigate({
      to: '/workbench/$publicationId',
      params: { publicationId: String(reply.publicationId) },
    })
  })
  const isWhole = data?.keptCount === 0
  return (
    <Modal open title="Roll this publication back?" subtitle={publication.name} wide onClose={onClose}>
      <ModalBody>
        {act.error && <Alert assertive>{sentenceOf(act.error)}</Alert>}
        {error && !data && (
          <Alert assertive>
            {sentenceOf(error)} <Button onClick={() => void refetch()}>Try again</Button>
          </Alert>
        )}
        {!data && !error && <SkeletonRows rows={3} />}
        {data && <RollBackReport report={data} />}
      </ModalBody>
      <ModalFooter>
        <Button onClick={onClose}>Cancel</Button>
        {data && data.untouched > 0 && (
          <Button
            look="danger"
            busy={act.isPending && 'Rolling Back'}
            onClick={() => act.mutate({ publicationId, onlyUntouched: !isWhole })}
          >
            {isWhole ? 'Roll Back' : 'Roll Back Unchanged Rows'}
          </Button>
        )}
      </ModalFooter>
    </Modal>
  )
}

function RollBackReport({ report }: { report: ReplyOf<typeof checkRollBack> }) {
  const { untouched, kept, keptCount } = report
  if (keptCount === 0) {
    const become = untouched === 1 ? 'becomes what it was' : 'become what they were'
    return (
      <p>
        {counted(untouched, 'row')} {become} before, all at once. Orders and quotes do not change.
      </p>
    )
  }
  return (
    <>
      <Alert>
        {counted(keptCount, 'row')} cannot be rolled back: others have changed them since, or use them.{' '}
        {untouched > 0 ? `${counted(untouched, 'row')} can.` : 'None can.'}
      </Alert>
      <div className={styles.kept} role="region" aria-label="Rows not rolled back" tabIndex={0}>
        <DataTable
          caption="Rows not rolled back"
          columns={keptColumns}
          rows={kept}
          rowKey={({ file, key }) => `${file} ${key}`}
          styles={styles}
        />
      </div>
      {keptCount > kept.length && <p>And {formatNumber(keptCount - kept.length)} more.</p>}
    </>
  )
}

const keptColumns: readonly Column<ReplyOf<typeof checkRollBack>['kept'][number]>[] = [
  {
    key: 'row',
    header: 'Row',
    cell: ({ file, key }) => (
      <>
        <span className="mono">{key}</span>
        <span className={styles.file}>{fileLabel(file)}</span>
      </>
    ),
  },
  { key: 'why', header: 'Reason', cell: ({ reason }) => reason },
]
