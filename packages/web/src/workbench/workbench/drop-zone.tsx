import { IconUpload } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Button, type ButtonLook } from '../../core/ui/button.tsx'
import { toast } from '../../core/ui/toast.ts'
import styles from './drop-zone.module.css'
import { chosenFiles, type DroppedFile, droppedFiles } from './dropped-files.ts'

interface UploadButtonProps {
  look?: ButtonLook
  busy?: string | false
  onFiles: (files: DroppedFile[]) => void
}

/** *Upload Files*, *Upload a Folder*, and dropping files anywhere on the page (BRING-40). */
export function UploadButton({ look = 'secondary', busy = false, onFiles }: UploadButtonProps) {
  const files = useRef<HTMLInputElement>(null)
  const folder = useRef<HTMLInputElement>(null)
  const isOver = useDrop(Boolean(busy), onFiles)
  const take = (input: HTMLInputElement) => {
    const chosen = chosenFiles(input.files ?? [])
    // Allows choosing the same file again after it was fixed.
    input.value = ''
    if (chosen.length > 0) onFiles(chosen)
  }
  return (
    <>
      <input
        ref={files}
        type="file"
        multiple
        hidden
        aria-label="Files to upload"
        onChange={({ target }) => take(target)}
      />
      <input
        ref={folder}
        type="file"
        hidden
        aria-label="Folder to upload"
        {...{ webkitdirectory: '' }}
        onChange={({ target }) => take(target)}
      />
      <Button disabled={Boolean(busy)} onClick={() => folder.current?.click()}>
        Upload a Folder
      </Button>
      <Button
        look={look}
        busy={busy}
        icon={<IconUpload size={18} stroke={1.5} aria-hidden="true" />}
        onClick={() => files.current?.click()}
      >
        Upload Files
      </Button>
      {isOver && (
        <div className={styles.zone} aria-hidden="true">
          <p className={styles.words}>Drop files to upload them</p>
        </div>
      )}
    </>
  )
}

/** Accepts files dropped anywhere on the page, except while busy. Returns true while files are dragged over it. */
function useDrop(isBusy: boolean, onFiles: (files: DroppedFile[]) => void): boolean {
  const [isOver, setOver] = useState(false)
  const take = useEffectEvent((files: DroppedFile[]) => {
    if (files.length > 0 && !isBusy) onFiles(files)
  })
  useEffect(() => {
    const over = (event: DragEvent) => {
      if (!holdsFiles(event)) return
      event.preventDefault()
      setOver(true)
    }
    // When the pointer leaves the window, there is no related element.
    const leave = (event: DragEvent) => event.relatedTarget === null && setOver(false)
    const drop = (event: DragEvent) => {
      if (!holdsFiles(event) || !event.dataTransfer) return
      event.preventDefault()
      setOver(false)
      droppedFiles(event.dataTransfer.items).then(take, () => toast.failure(unreadable))
    }
    document.addEventListener('dragover', over)
    document.addEventListener('dragleave', leave)
    document.addEventListener('drop', drop)
    return () => {
      document.removeEventListener('dragover', over)
      document.removeEventListener('dragleave', leave)
      document.removeEventListener('drop', drop)
    }
  }, [])
  return isOver && !isBusy
}

const unreadable = 'The dropped files could not be read. Nothing was uploaded.'

const holdsFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false
