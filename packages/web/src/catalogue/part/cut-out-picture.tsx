import { useLayoutEffect, useMemo, useRef } from 'react'
import { joinClasses } from '../../core/ui/join-classes.ts'
import ink from './drawing-ink.module.css'
import styles from './cut-out-picture.module.css'
import { useDrawing, useHasDrawing } from './use-drawing.ts'

export interface CutOutPictureProps {
  partNumber: string
  /** Assembly in whose drawing the part appears. */
  drawnIn: string | null
}

/** Picture of a single part: cut out of its assembly's drawing, else its own drawing; nothing if it has neither. */
export function CutOutPicture({ partNumber, drawnIn }: CutOutPictureProps) {
  const isDrawn = useHasDrawing(drawnIn ?? undefined, 'exploded')
  if (drawnIn !== null && isDrawn.isPending) return null
  return drawnIn !== null && isDrawn.data ? (
    <FromAssembly partNumber={partNumber} drawnIn={drawnIn} />
  ) : (
    <FromOwn partNumber={partNumber} />
  )
}

function FromAssembly({ partNumber, drawnIn }: { partNumber: string; drawnIn: string }) {
  const { data: source, isError } = useDrawing(drawnIn, 'exploded')
  const picture = useMemo(() => {
    const drawing = source?.read() ?? null
    return drawing && cutOut(drawing, partNumber) ? drawing : null
  }, [source, partNumber])
  if (picture) return <Picture drawing={picture} />
  return source !== undefined || isError ? <FromOwn partNumber={partNumber} /> : null
}

function FromOwn({ partNumber }: { partNumber: string }) {
  const { data: isDrawn } = useHasDrawing(partNumber, 'exploded')
  return isDrawn ? <Own partNumber={partNumber} /> : null
}

function Own({ partNumber }: { partNumber: string }) {
  const { data: source } = useDrawing(partNumber, 'exploded')
  const picture = useMemo(() => {
    const drawing = source?.read() ?? null
    for (const balloon of drawing?.querySelectorAll('.balloon, .callout') ?? []) balloon.remove()
    return drawing
  }, [source])
  return picture && <Picture drawing={picture} />
}

/** Zooms the frame to the drawn content, whatever the drawing's sheet size. */
function Picture({ drawing }: { drawing: SVGSVGElement }) {
  const frame = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    frame.current?.replaceChildren(drawing)
    const { x, y, width, height } = drawing.getBBox()
    if (width > 0 && height > 0) drawing.setAttribute('viewBox', `${x} ${y} ${width} ${height}`)
  }, [drawing])
  return <div ref={frame} className={joinClasses(styles.picture, ink.ink)} aria-hidden="true" />
}

/** Removes everything but one part, without its balloon, from a drawing; false when the drawing does not show the part. */
function cutOut(drawing: SVGSVGElement, partNumber: string): boolean {
  const drawn = [...drawing.querySelectorAll<SVGElement>('[data-part-number]')]
  const part = drawn.find(
    (element) =>
      element.dataset['partNumber'] === partNumber && !element.matches('.balloon, .callout, text, a'),
  )
  if (!part) return false

  for (let kept: Element = part; kept !== drawing && kept.parentElement; kept = kept.parentElement) {
    for (const other of kept.parentElement.querySelectorAll(':scope > *'))
      if (other !== kept && other.localName !== 'defs') other.remove()
  }
  return true
}
