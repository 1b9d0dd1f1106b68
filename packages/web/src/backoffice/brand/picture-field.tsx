import { useMutation } from '@tanstack/react-query'
import { IconPhotoPlus, IconTrash } from '@tabler/icons-react'
import { addPicture, brandLimits, brandMessages } from '@volute/domain/core/brand'
import { useId, useRef } from 'react'
import { ApiError, call, sentenceOf } from '../../core/api/index.ts'
import { base64Of } from '../../core/ui/base64-of.ts'
import { Button } from '../../core/ui/button.tsx'
import { FieldError } from '../../core/ui/field.tsx'
import { pictureUrl } from '../../core/ui/shop-brand.ts'
import styles from './picture-field.module.css'

interface PictureFieldProps {
  label: string
  hint?: string
  /** File types that the browser's dialog accepts. */
  accept: string
  /** Name of the chosen picture. */
  picture: string | null
  error?: string | undefined
  onChange: (name: string | null) => void
}

/** Picture field: chosen from a file, stored by the server, previewed on both backgrounds. */
export function PictureField({ label, hint, accept, picture, error, onChange }: PictureFieldProps) {
  const file = useRef<HTMLInputElement>(null)
  const labelId = useId()
  const aboutId = useId()
  const stateId = useId()
  const send = useMutation({ mutationFn: sendPicture, onSuccess: ({ name }) => onChange(name) })
  const wrong = error ?? (send.error && sentenceOf(send.error))
  return (
    <div role="group" aria-labelledby={labelId} className={styles.field}>
      <span id={labelId} className={styles.label}>
        {label} <span className={styles.optional}>optional</span>
      </span>
      {picture && (
        <div className={styles.grounds}>
          {(['light', 'dark'] as const).map((theme) => (
            <div key={theme} className={styles.ground} data-theme={theme}>
              <img src={pictureUrl(picture)} alt={`${label} on a ${theme} background`} />
            </div>
          ))}
        </div>
      )}
      <div className={styles.acts}>
        <input ref={file} type="file" hidden accept={accept} onChange={choose} />
        <Button
          small
          icon={<IconPhotoPlus size={16} stroke={1.5} aria-hidden="true" />}
          busy={send.isPending && 'Sending'}
          aria-describedby={`${stateId} ${aboutId}`}
          onClick={() => file.current?.click()}
        >
          {picture ? 'Change' : 'Choose'} {label}
        </Button>
        <span id={stateId} role="status" className={styles.state}>
          {picture ? 'Picture chosen' : 'No picture chosen'}
        </span>
        {picture && (
          <Button
            small
            look="danger-ghost"
            icon={<IconTrash size={16} stroke={1.5} aria-hidden="true" />}
            onClick={() => onChange(null)}
          >
            Remove {label}
          </Button>
        )}
      </div>
      <div id={aboutId}>
        {wrong && <FieldError>{wrong}</FieldError>}
        {hint && <p className={styles.hint}>{hint}</p>}
      </div>
    </div>
  )

  function choose() {
    const [chosen] = file.current?.files ?? []
    if (!chosen) return
    send.mutate(chosen)
    // Allows choosing the same file again after it was fixed.
    if (file.current) file.current.value = ''
  }
}

async function sendPicture(file: File) {
  if (file.size > brandLimits.pictureBytes) throw new ApiError(400, brandMessages.pictureTooLarge)
  const base64 = await base64Of(file).catch(() => {
    throw new ApiError(400, brandMessages.pictureUnreadable)
  })
  return call(addPicture, { base64 })
}
