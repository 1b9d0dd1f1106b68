import {
  IconArrowDown,
  IconArrowLeft,
  IconArrowRight,
  IconArrowUp,
  IconMaximize,
  IconMinus,
  IconPlus,
  IconPrinter,
  IconRotate,
} from '@tabler/icons-react'
import type { RefObject } from 'react'
import { IconButton } from '../../../core/ui/icon-button.tsx'
import styles from './drawing-controls.module.css'
import { toggleFullScreen } from './full-screen.ts'

interface DrawingControlsProps extends Steering {
  /** Zoom factor; 1 is the whole drawing. */
  zoomed: number
  /** Missing where the drawing cannot be printed. */
  print?: () => void
  /** Element that shows the drawing; its pane goes full screen. */
  stage: RefObject<HTMLElement | null>
}

const directions = [
  ['Move up', IconArrowUp, 0, -1],
  ['Move left', IconArrowLeft, -1, 0],
  ['Move down', IconArrowDown, 0, 1],
  ['Move right', IconArrowRight, 1, 0],
] as const
const icon = { size: 18, stroke: 1.5, 'aria-hidden': true } as const

/** Buttons to move, zoom, reset, print (LOOKUP-09) and enlarge the drawing. */
export function DrawingControls({ zoomed, pan, zoom, reset, print, stage }: DrawingControlsProps) {
  return (
    <div className={styles.controls}>
      <fieldset className={styles.arrows}>
        <legend className="visually-hidden">Move the drawing</legend>
        {directions.map(([label, Icon, right, down]) => (
          <IconButton key={label} label={label} onClick={() => pan(right, down)}>
            <Icon {...icon} />
          </IconButton>
        ))}
      </fieldset>
      <span className={styles.gap} />
      <fieldset className={styles.group}>
        <legend className="visually-hidden">Zoom</legend>
        <IconButton label="Zoom in" onClick={() => zoom(1)}>
          <IconPlus {...icon} />
        </IconButton>
        <output className={styles.percent}>{Math.round(zoomed * 100)}%</output>
        <IconButton label="Zoom out" onClick={() => zoom(-1)}>
          <IconMinus {...icon} />
        </IconButton>
      </fieldset>
      <div className={styles.group}>
        <IconButton label="Reset drawing" onClick={reset}>
          <IconRotate {...icon} />
        </IconButton>
        {print && (
          <IconButton label="Print drawing" onClick={print}>
            <IconPrinter {...icon} />
          </IconButton>
        )}
        {document.fullscreenEnabled && (
          <IconButton
            label="Full screen"
            onClick={() => void toggleFullScreen(stage.current?.closest('[data-pane]'))}
          >
            <IconMaximize {...icon} />
          </IconButton>
        )}
      </div>
    </div>
  )
}

interface Steering {
  pan: (right: number, down: number) => void
  zoom: (steps: number) => void
  reset: () => void
}

const arrows: Record<string, [right: number, down: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Moves the drawing by arrow key. Returns true if the key was one. */
export function moveByKey(key: string, { pan }: Steering): boolean {
  const way = arrows[key]
  if (way) pan(...way)
  return way !== undefined
}

/** + and − zoom the drawing, 0 resets it. Returns true if the key was one of them. */
export function zoomByKey(key: string, { zoom, reset }: Steering): boolean {
  if (key === '0') reset()
  else if (key === '+' || key === '=') zoom(1)
  else if (key === '-') zoom(-1)
  else return false
  return true
}
