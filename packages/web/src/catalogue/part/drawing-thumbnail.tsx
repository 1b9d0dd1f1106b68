import { drawingPath } from '@volute/domain/catalogue/part'
import { useState } from 'react'
import styles from './drawing-thumbnail.module.css'

/** A part's exploded drawing as a small picture in a list; an empty frame of the same size where there is none. */
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
