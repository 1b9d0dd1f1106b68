import { Button } from '../../core/ui/button.tsx'
import { Card } from '../../core/ui/card.tsx'
import { FieldError } from '../../core/ui/field.tsx'
import { ProgressLine } from './progress-line.tsx'
import section from './section.module.css'
import styles from './upload-list.module.css'
import { letGo, sendAgain, sizeText, type Upload, useUploads } from './uploads.ts'

/** Uploads in progress with the share sent, and failed ones (BRING-46, BRING-47). */
export function UploadList({ publicationId }: { publicationId: number }) {
  const uploads = useUploads(publicationId)
  if (uploads.length === 0) return null
  return (
    <Card>
      <h2 className={section.title}>Uploading</h2>
      <ul className={styles.list}>
        {uploads.map((one) => (
          <UploadRow key={one.uploadId} upload={one} />
        ))}
      </ul>
    </Card>
  )
}

function UploadRow({ upload }: { upload: Upload }) {
  const { uploadId, name, file, state, sent, error } = upload
  const isUnderWay = state === 'WAITING' || state === 'SENDING'
  return (
    <li className={styles.upload}>
      <span className={styles.name}>{name}</span>
      <span className={styles.size}>{sizeText(file.size)}</span>
      <div className={styles.standing}>
        {state === 'SENDING' && <ProgressLine label="Sending" done={sent} />}
        {state === 'WAITING' && 'Waiting'}
        {error && <FieldError>{error}</FieldError>}
      </div>
      <div className={styles.acts}>
        {!isUnderWay && (
          <Button small aria-label={`Send ${name} again`} onClick={() => sendAgain(uploadId)}>
            Send Again
          </Button>
        )}
        <Button
          small
          look="ghost"
          aria-label={`${isUnderWay ? 'Cancel' : 'Dismiss'} ${name}`}
          onClick={() => {
            letGo(uploadId)
            // The focused button is removed with its row.
            document.querySelector<HTMLElement>('main h1')?.focus()
          }}
        >
          {isUnderWay ? 'Cancel' : 'Dismiss'}
        </Button>
      </div>
    </li>
  )
}
