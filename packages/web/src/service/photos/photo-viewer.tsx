import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useEffect, useEffectEvent } from 'react'
import { sentenceOf } from '../../core/api/index.ts'
import { Alert } from '../../core/ui/alert.tsx'
import { Button } from '../../core/ui/button.tsx'
import { Modal, ModalBody, ModalFooter } from '../../core/ui/modal.tsx'
import styles from './photo-viewer.module.css'
import { usePhoto } from './thumbnail.tsx'

interface PhotoViewerProps {
  photoIds: readonly number[]
  title: string
  claimId: number | undefined
  /** Index of the photo on screen. */
  shown: number
  onShow: (index: number) => void
  onClose: () => void
}

const icon = { size: 18, stroke: 1.5, 'aria-hidden': true } as const

/** One photo at a time, large; arrow keys show the next one. */
export function PhotoViewer({ photoIds, title, claimId, shown, onShow, onClose }: PhotoViewerProps) {
  const { data, error } = usePhoto({ photoId: photoIds[shown] ?? null, size: 'full', claimId })
  const count = photoIds.length
  const place = `Photo ${shown + 1} of ${count}`
  const step = (by: number) => onShow((shown + by + count) % count)
  const press = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') step(1)
    if (key === 'ArrowLeft') step(-1)
  })
  useEffect(() => {
    // Before the dialog, which keeps arrow keys to itself.
    document.addEventListener('keydown', press, true)
    return () => document.removeEventListener('keydown', press, true)
  }, [])
  return (
    <Modal open table title={title} subtitle={<span role="status">{place}</span>} onClose={onClose}>
      <ModalBody>
        {error && <Alert assertive>{sentenceOf(error)}</Alert>}
        <div className={styles.stage}>{data && <img src={data} alt={`${place}, ${title}`} />}</div>
      </ModalBody>
      <ModalFooter>
        {count > 1 && (
          <>
            <Button icon={<IconChevronLeft {...icon} />} onClick={() => step(-1)}>
              Previous
            </Button>
            <Button icon={<IconChevronRight {...icon} />} onClick={() => step(1)}>
              Next
            </Button>
          </>
        )}
        <Button look="primary" onClick={onClose}>
          Close
        </Button>
      </ModalFooter>
    </Modal>
  )
}
