import { lazy, Suspense } from 'react'
import type { PartPictureProps } from './drawing/part-picture.tsx'

const Picture = lazy(async () => {
  const code = await import('./drawing/part-picture.tsx').catch(() => null)
  return { default: code ? code.PartPicture : () => null }
})

/** The part's picture, when there is one and its code has come; the form does not wait for it. */
export function PartPicture(props: PartPictureProps) {
  return (
    <Suspense fallback={null}>
      <Picture {...props} />
    </Suspense>
  )
}
