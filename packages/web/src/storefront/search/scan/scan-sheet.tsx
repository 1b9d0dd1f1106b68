import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { findScanned, readScan } from '@volute/domain/service/fleet'
import type { ReplyOf } from '@volute/domain/core/kernel'
import { useState } from 'react'
import { call, sentenceOf } from '../../../core/api/index.ts'
import { Alert } from '../../../core/ui/alert.tsx'
import { Button } from '../../../core/ui/button.tsx'
import { Modal, ModalBody, ModalFooter } from '../../../core/ui/modal.tsx'
import { readCode } from './read-code.ts'
import { FileField } from '../../../core/ui/file-field.tsx'
import styles from './scan-sheet.module.css'
import { useCamera } from './use-camera.ts'

interface Scanned {
  text: string
  pump: ReplyOf<typeof findScanned>['pump']
}

interface ScanSheetProps {
  onClose: () => void
  /** Closes any other open dialog when the pump opens. */
  onGo?: (() => void) | undefined
}

/** Reads a pump's label by camera or from a picture, and shows its content before anything opens (FLEET-22). */
export function ScanSheet({ onClose, onGo }: ScanSheetProps) {
  const navigate = useNavigate()
  const find = useMutation({
    mutationFn: async (text: string): Promise<Scanned> => {
      const serialNumbers = readScan(text, window.location.origin)
      return { text, ...(await call(findScanned, { serialNumbers })) }
    },
  })
  const scanned = find.data
  const pump = scanned?.pump ?? null
  const isLooking = find.isIdle
  return (
    <Modal open title="Scan a Label" onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          // The search box whose button opened the sheet is also a form.
          event.stopPropagation()
          if (pump) go(pump.serialNumber)
        }}
      >
        <ModalBody>
          {find.error && <Alert assertive>{sentenceOf(find.error)}</Alert>}
          {isLooking && <Looking onRead={find.mutate} />}
          {find.isPending && <p role="status">Looking it up…</p>}
          {scanned && (
            <div role="status" className={styles.found}>
              {pump ? <FoundPump pump={pump} /> : <NotOurs text={scanned.text} />}
            </div>
          )}
        </ModalBody>
        <ModalFooter>
          <Button onClick={onClose}>Cancel</Button>
          {(scanned || find.error) && <Button onClick={find.reset}>Scan Again</Button>}
          {pump && (
            <Button type="submit" look="primary" ref={takeFocus}>
              Open Pump
            </Button>
          )}
        </ModalFooter>
      </form>
    </Modal>
  )

  function go(serialNumber: string) {
    onClose()
    onGo?.()
    void navigate({ to: '/p/$serialNumber', params: { serialNumber } })
  }
}

/** Focuses the button after the dialog has moved the focus from the removed field. */
function takeFocus(button: HTMLButtonElement | null) {
  requestAnimationFrame(() => button?.focus())
}

/** Camera view, and a file field for a picture. */
function Looking({ onRead }: { onRead: (text: string) => void }) {
  const { video, state } = useCamera(onRead)
  const [wrong, setWrong] = useState<string | null>(null)
  return (
    <>
      <video ref={video} className={styles.video} muted playsInline hidden={state === 'none'} />
      <p role="status">{lead[state]}</p>
      <FileField
        label="Picture of a label"
        accept="image/*"
        error={wrong}
        onChoose={(file) => void readPicture(file)}
      />
    </>
  )

  async function readPicture(file: File | undefined) {
    if (!file) return
    const picture = await createImageBitmap(file).catch(() => null)
    try {
      const text = picture && (await readCode(picture))
      if (text) onRead(text)
      else
        setWrong(
          'No code was found in this picture. Move closer, keep the whole label in view and try again.',
        )
    } catch {
      setWrong('The code reader could not be loaded. Check your connection, then open this window again.')
    }
  }
}

const lead = {
  starting: 'Starting the camera…',
  on: 'Hold the label in front of the camera.',
  none: 'This device has no camera, or access to it is blocked. Choose a picture of the label.',
} as const

function FoundPump({ pump }: { pump: NonNullable<Scanned['pump']> }) {
  const { serialNumber, model, tag, fleetPumpId } = pump
  return (
    <>
      <p className={styles.title}>
        Pump <span className="mono">{serialNumber}</span>
        {model && ` · ${model}`}
        {tag && ` · ${tag}`}
      </p>
      {fleetPumpId === null && <p>It is not among your pumps yet.</p>}
    </>
  )
}

function NotOurs({ text }: { text: string }) {
  return (
    <>
      <p className={styles.title}>Not one of our pumps</p>
      <p>The code says:</p>
      <p className={styles.text}>{text}</p>
    </>
  )
}
