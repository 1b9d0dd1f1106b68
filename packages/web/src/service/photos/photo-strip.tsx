import { useState } from 'react'
import styles from './photo-strip.module.css'
import { PhotoViewer } from './photo-viewer.tsx'
import { Thumbnail } from './thumbnail.tsx'

interface PhotoStripProps {
  photoIds: readonly number[]
  /** Title of the photos when they are open, such as `Repair of 06/10/2026`. */
  title: string
  /** Claim through which the staff see them. */
  claimId?: number
}

/** Thumbnails of photos; each opens its photo large. */
export function PhotoStrip({ photoIds, title, claimId }: PhotoStripProps) {
  const [shown, setShown] = useState<number | null>(null)
  if (photoIds.length === 0) return null
  return (
    <>
      <ul className={styles.strip} aria-label="Photos">
        {photoIds.map((photoId, index) => (
          <li key={photoId}>
            <button
              type="button"
              className={styles.open}
              aria-haspopup="dialog"
              onClick={() => setShown(index)}
            >
              <Thumbnail {...{ photoId, claimId }} name={`Photo ${index + 1}, ${title}`} />
            </button>
          </li>
        ))}
      </ul>
      {shown !== null && (
        <PhotoViewer
          {...{ photoIds, title, claimId, shown }}
          onShow={setShown}
          onClose={() => setShown(null)}
        />
      )}
    </>
  )
}
