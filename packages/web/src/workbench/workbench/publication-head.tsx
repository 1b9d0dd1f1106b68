import { Link, useNavigate } from '@tanstack/react-router'
import { formatMoment } from '@volute/domain/core/kernel'
import { discardDraft, holdPublication, type Publication } from '@volute/domain/workbench/workbench'
import { useState } from 'react'
import { sentenceOf } from '../../core/api/index.ts'
import { Alert } from '../../core/ui/alert.tsx'
import { Button } from '../../core/ui/button.tsx'
import { ConfirmDialog } from '../../core/ui/confirm-dialog.tsx'
import { PageHead } from '../../core/ui/page-head.tsx'
import { UploadButton } from './drop-zone.tsx'
import { PublicationMark } from './publication-mark.tsx'
import styles from './publication-head.module.css'
import { RenameDraft } from './rename-draft.tsx'
import { RollBackButton } from './roll-back-dialog.tsx'
import { uploadFiles } from './uploads.ts'
import { useWorkbenchAct } from './use-publication.ts'

interface PublicationHeadProps {
  publication: Publication
  /** True if it can be changed. */
  isOpen: boolean
}

/** Header of a draft or publication: its people, progress and buttons. */
export function PublicationHead({ publication, isOpen }: PublicationHeadProps) {
  const { name, state, publicationId } = publication
  return (
    <PageHead
      title={name}
      actions={
        <>
          {isOpen && <DiscardButton publication={publication} />}
          {isOpen && <RenameDraft publication={publication} />}
          {isOpen && <UploadButton onFiles={(files) => uploadFiles(publicationId, files)} />}
          {state === 'SCHEDULED' && <HoldButton publication={publication} />}
          {state === 'PUBLISHED' && <RollBackButton publication={publication} />}
        </>
      }
    >
      <div className={styles.facts}>
        <PublicationMark state={state} />
        <Facts publication={publication} />
      </div>
    </PageHead>
  )
}

function Facts({ publication }: { publication: Publication }) {
  const { createdUtc, createdBy, publishedUtc, publishedBy, publishAtUtc, state } = publication
  const { rollsBack, rolledBackBy } = publication
  return (
    <>
      <span>
        Created {formatMoment(createdUtc)} by {createdBy}
      </span>
      {state === 'SCHEDULED' && publishAtUtc && <span>Will be published {formatMoment(publishAtUtc)}</span>}
      {publishedUtc && (
        <span>
          Published {formatMoment(publishedUtc)}
          {publishedBy && ` by ${publishedBy}`}
        </span>
      )}
      {rollsBack && (
        <span>
          Rolls back <PublicationLink to={rollsBack} />
        </span>
      )}
      {rolledBackBy && (
        <span>
          Rolled back by <PublicationLink to={rolledBackBy} />
        </span>
      )}
    </>
  )
}

function PublicationLink({ to }: { to: { publicationId: number; name: string } }) {
  return (
    <Link to="/workbench/$publicationId" params={{ publicationId: String(to.publicationId) }}>
      {to.name}
    </Link>
  )
}

function DiscardButton({ publication }: { publication: Publication }) {
  const [isAsking, setAsking] = useState(false)
  const navigate = useNavigate()
  const discard = useWorkbenchAct(discardDraft, () => void navigate({ to: '/workbench' }))
  const publicationId = String(publication.publicationId)
  return (
    <>
      <Button look="danger-ghost" onClick={() => setAsking(true)}>
        Discard Draft
      </Button>
      <ConfirmDialog
        open={isAsking}
        title="Discard this draft?"
        yes="Discard"
        no="Cancel"
        danger
        busy={discard.isPending && 'Discarding'}
        onYes={() => discard.mutate({ publicationId })}
        onNo={cancel}
      >
        {discard.error && <Alert assertive>{sentenceOf(discard.error)}</Alert>}
        <p>{publication.name} and its files are discarded. The catalogue stays as it is.</p>
      </ConfirmDialog>
    </>
  )

  function cancel() {
    setAsking(false)
    discard.reset()
  }
}

/** Turns a scheduled publication back into a draft. */
function HoldButton({ publication }: { publication: Publication }) {
  const hold = useWorkbenchAct(holdPublication)
  return (
    <div className={styles.act}>
      <Button
        busy={hold.isPending && 'Cancelling'}
        onClick={() => hold.mutate({ publicationId: String(publication.publicationId) })}
      >
        Cancel Schedule
      </Button>
      {hold.error && <Alert assertive>{sentenceOf(hold.error)}</Alert>}
    </div>
  )
}
