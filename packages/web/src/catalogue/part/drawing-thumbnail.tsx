import { drawingPath } from '@volute/domain/catalogue/part'
import { useState } from 'react'
import styles from './drawing-thumbnail.module.css'

/** Thumbnail of a part's exploded drawing in a list; an empty frame of the same size if there is none. */
export function DrawingThumbnail({ partNumber }: { partNumber: string | null }) {
  const [missing, setMissing] = useState<string | null>(null)
  if (partNumber === null || partNumber === missing) return <span className={styles.frame} />
  return (
    <img
      className={styles.frame}
      src={drawingPath(partNumber, 'exploded')}
      alt=""
      loading="lazy"
      decoding="async"
      onError={() => setMissing(partNumber)}
    />
  )
}
