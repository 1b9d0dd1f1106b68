import { IconCamera, IconX } from '@tabler/icons-react'
import { photoLimits, photoMessages } from '@volute/domain/service/photos'
import { useRef } from 'react'
import { Button } from '../../core/ui/button.tsx'
import { FieldError } from '../../core/ui/field.tsx'
import { IconButton } from '../../core/ui/icon-button.tsx'
import styles from './photo-field.module.css'
import { Thumbnail } from './thumbnail.tsx'
import type { FormPhoto, Photos } from './use-photos.ts'

interface PhotoFieldProps {
  photos: Photos
  /** Photos that may still be in the list. */
  most?: number
}

/** Photos of a form: each shows its progress, and can be removed before the form is saved (FLEET-30). */
export function PhotoField({ photos, most = photoLimits.count }: PhotoFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const { list, add } = photos
  return (
    <fieldset className={styles.photos}>
      <legend>Photos</legend>
      {list.length > 0 && (
        <ul className={styles.list}>
          {list.map((photo, index) => (
            <Row key={photo.key} {...{ photo, photos }} name={`photo ${index + 1}`} />
          ))}
        </ul>
      )}
      <input
        ref={input}
        type="file"
        // Without HEIC in this list, an iPhone hands over JPEGs.
        accept="image/jpeg,image/png"
        multiple
        hidden
        aria-label="Photos"
        onChange={({ target }) => {
          add([...(target.files ?? [])].slice(0, most - list.length))
          target.value = ''
        }}
      />
      <div>
        <Button
          small
          icon={<IconCamera size={16} stroke={1.5} aria-hidden="true" />}
          reason={list.length >= most ? photoMessages.full : null}
          onClick={() => input.current?.click()}
        >
          Add Photos
        </Button>
      </div>
    </fieldset>
  )
}

function Row({ photo, photos, name }: { photo: FormPhoto; photos: Photos; name: string }) {
  const { key, photoId, thumbnail, sent, error, isRefused } = photo
  const isSending = photoId === null && error === null
  return (
    <li>
      <Thumbnail photoId={photoId} preview={thumbnail} name={name} />
      <div className={styles.state}>
        <span className={styles.name}>{photo.name || `Photo ${key}`}</span>
        {isSending && <progress max={1} value={sent} aria-label={`Sending ${name}`} />}
        {error && <FieldError>{error}</FieldError>}
        {error && !isRefused && (
          <Button small aria-label={`Send ${name} again`} onClick={() => photos.sendAgain(key)}>
            Send Again
          </Button>
        )}
      </div>
      <IconButton label={`Remove ${name}`} onClick={() => photos.remove(key)}>
        <IconX size={18} stroke={1.5} aria-hidden="true" />
      </IconButton>
    </li>
  )
}
