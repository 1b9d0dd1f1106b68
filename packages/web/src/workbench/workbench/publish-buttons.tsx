import { formatNumber } from '@volute/domain/core/kernel'
import {
  checkPublishing,
  offeredTime,
  type Publication,
  publishDraft,
  whyNotPublish,
  workbenchMessages,
} from '@volute/domain/workbench/workbench'
import { useState } from 'react'
import { sentenceOf } from '../../core/api/index.ts'
import { Alert } from '../../core/ui/alert.tsx'
import { Button } from '../../core/ui/button.tsx'
import { Checkbox } from '../../core/ui/checkbox.tsx'
import { EditModal } from '../../core/ui/edit-modal.tsx'
import { TextField } from '../../core/ui/text-field.tsx'
import { useForm } from '../../core/ui/use-form.ts'
import { BadRows } from './bad-rows.tsx'
import { LeftOutGroups } from './left-out-groups.tsx'
import styles from './publish-buttons.module.css'
import { useWorkbenchAct } from './use-publication.ts'

/** *Publish Now*, and *Publish At* a day and time (BRING-50). */
export function PublishButtons({ publication }: { publication: Publication }) {
  const [opened, setOpened] = useState<'now' | 'at' | null>(null)
  const whyNot = whyNotPublish(publication)
  return (
    <div className={styles.buttons}>
      {whyNot && <span className={styles.reason}>{whyNot}</span>}
      <Button disabled={whyNot !== null} onClick={() => setOpened('at')}>
        Publish At…
      </Button>
      <Button look="primary" disabled={whyNot !== null} onClick={() => setOpened('now')}>
        Publish Now
      </Button>
      {opened && (
        <PublishDialog publication={publication} isLater={opened === 'at'} onClose={() => setOpened(null)} />
      )}
    </div>
  )
}

interface PublishDialogProps {
  publication: Publication
  isLater: boolean
  onClose: () => void
}

function PublishDialog({ publication, isLater, onClose }: PublishDialogProps) {
  const { badRows, effectiveDate, name } = publication
  const publish = useWorkbenchAct(publishDraft, onClose)
  const [start] = useState(() => ({
    ...offeredTime(effectiveDate, new Date()),
    withoutBadRows: false,
  }))
  const form = useForm({
    start,
    check: (typed) => checkPublishing(typed, { isLater, badRows, now: new Date() }),
    onValid: (sent) => publish.mutate({ publicationId: String(publication.publicationId), ...sent }),
    failure: publish.error,
    // The offered time does not count as typed input.
    isSame: () => true,
  })
  return (
    <EditModal
      open
      title={isLater ? 'Schedule publication' : 'Publish now'}
      subtitle={name}
      form={form}
      busy={publish.isPending && 'Publishing'}
      error={publish.error && sentenceOf(publish.error)}
      saveLabel={isLater ? 'Schedule' : 'Publish Now'}
      onClose={onClose}
    >
      <p>{countsText(publication)} All rows change at once. You can roll this back.</p>
      {isLater && (
        <div className={styles.when}>
          <TextField label="Day" type="date" {...form.field('day')} />
          <TextField label="Time" type="time" hint="In your time zone." {...form.field('time')} />
        </div>
      )}
      {isLater && effectiveDate === form.typed.day && <p>This is the effective date in the files.</p>}
      {badRows > 0 && (
        <BadRowsAgreement
          publication={publication}
          isAgreed={form.typed.withoutBadRows}
          error={form.errors.withoutBadRows}
          onAgree={(withoutBadRows) => form.edit({ withoutBadRows })}
        />
      )}
    </EditModal>
  )
}

interface BadRowsAgreementProps {
  publication: Publication
  isAgreed: boolean
  error: string | undefined
  onAgree: (isAgreed: boolean) => void
}

/** Bad rows are excluded only with a person's agreement (BRING-51). */
function BadRowsAgreement({ publication, isAgreed, error, onAgree }: BadRowsAgreementProps) {
  const { badRows, files, publicationId } = publication
  const goodRows = files.reduce((sum, file) => sum + file.goodRowsLeftOut, 0)
  return (
    <>
      <Alert>
        <Checkbox
          label={workbenchMessages.publishWithout(badRows, goodRows)}
          checked={isAgreed}
          error={error ?? null}
          onChange={({ target }) => onAgree(target.checked)}
        />
        <ul className={styles.files}>
          {files
            .filter((file) => file.badRows > 0)
            .map((file) => (
              <li key={file.fileId}>
                <BadRows publicationId={publicationId} file={file} />
              </li>
            ))}
        </ul>
      </Alert>
      <LeftOutGroups publicationId={String(publicationId)} files={files} />
    </>
  )
}

/** `Rows added: 12, changed: 3, closed: 1.` */
function countsText({ added, changed, closed }: Publication): string {
  const [first, second, third] = [added, changed, closed].map((count) => formatNumber(count))
  return `Rows added: ${first}, changed: ${second}, closed: ${third}.`
}
