import { partKindOf, partSigns, picturePath } from '@volute/domain/catalogue/part'
import { type ReactNode, useState } from 'react'
import { joinClasses } from '../../core/ui/join-classes.ts'
import styles from './part-picture.module.css'

interface PartPictureProps {
  /** Any row that names a part. */
  part: { description: string; picture?: string | null | undefined }
  /** Side in pixels: 48 in a list, 32 in a menu, 88 in a form, more on the part's page. */
  size?: number
}

/** Picture of a part beside its description, or the sign of its kind, in a square of the same size (DRAWN-01). */
export function PartPicture({ part: { description, picture }, size = 48 }: PartPictureProps) {
  const [missing, setMissing] = useState<string | null>(null)
  if (!picture || picture === missing) return <PartSign description={description} size={size} />
  return (
    <img
      className={joinClasses(styles.picture, styles.drawn)}
      src={picturePath(picture)}
      width={size}
      height={size}
      alt=""
      loading="lazy"
      decoding="async"
      // The picture is missing offline, and on an old saved copy.
      onError={() => setMissing(picture)}
    />
  )
}

/** A part's picture with its name and facts beside it. */
export function PicturedPart({ children, ...picture }: PartPictureProps & { children: ReactNode }) {
  return (
    <div className={styles.pictured}>
      <PartPicture {...picture} />
      <div className={styles.facts}>{children}</div>
    </div>
  )
}

function PartSign({ description, size }: { description: string; size: number }) {
  return (
    <svg
      className={joinClasses(styles.picture, styles.sign)}
      width={size}
      height={size}
      viewBox="-4 -4 32 32"
      aria-hidden="true"
    >
      <path d={partSigns[partKindOf(description)]} />
    </svg>
  )
}
