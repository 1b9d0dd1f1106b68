import { type KeyboardEvent, type PointerEvent, useLayoutEffect, useRef, useState } from 'react'
import { readStored, storageKeys, writeStored } from '../../core/api/index.ts'
import styles from './bom-view.module.css'

/** Drawing width, in percent. */
const share = { least: 25, usual: 38, most: 70, step: 2 }

/** Splitter between drawing and list, moved by drag or arrow keys. The device remembers its position. */
export function Splitter() {
  const line = useRef<HTMLDivElement>(null)
  const [chosen, setChosen] = useState(readShare)
  const now = chosen ?? share.usual
  useLayoutEffect(() => {
    line.current?.parentElement?.style.setProperty('--drawing', chosen === null ? null : `${chosen}%`)
  }, [chosen])
  return (
    <div
      ref={line}
      className={styles.splitter}
      role="separator"
      tabIndex={0}
      aria-label="Drawing width"
      aria-orientation="vertical"
      aria-valuemin={share.least}
      aria-valuemax={share.most}
      aria-valuenow={Math.round(now)}
      aria-valuetext={`${Math.round(now)}%`}
      onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
      onPointerMove={drag}
      onDoubleClick={() => keep(null)}
      onKeyDown={press}
    />
  )

  function drag({ currentTarget, pointerId, clientX }: PointerEvent) {
    const view = currentTarget.parentElement?.getBoundingClientRect()
    if (view && currentTarget.hasPointerCapture(pointerId)) moveTo(((clientX - view.left) / view.width) * 100)
  }

  function press(event: KeyboardEvent) {
    const places: Record<string, number> = {
      ArrowLeft: now - share.step,
      ArrowRight: now + share.step,
      Home: share.least,
      End: share.most,
    }
    const place = places[event.key]
    if (place === undefined) return
    event.preventDefault()
    moveTo(place)
  }

  function moveTo(place: number) {
    keep(clamp(place))
  }

  function keep(place: number | null) {
    setChosen(place)
    writeStored(storageKeys.drawingShare, place)
  }
}

function readShare(): number | null {
  const stored = readStored(storageKeys.drawingShare)
  return typeof stored === 'number' ? clamp(stored) : null
}

const clamp = (place: number) => Math.min(Math.max(place, share.least), share.most)
