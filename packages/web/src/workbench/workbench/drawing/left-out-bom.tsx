import { Link } from '@tanstack/react-router'
import { type DraftDrawing, workbenchMessages } from '@volute/domain/workbench/workbench'
import { Alert } from '../../../core/ui/alert.tsx'
import styles from './draft-drawing-page.module.css'

/** Note that the draft leaves out the BOM of this drawing, so that its lines are those of today (BRING-67). */
export function LeftOutBom({ drawing: { leftOut, publicationId } }: { drawing: DraftDrawing }) {
  if (!leftOut) return null
  const { fileId, fileName } = leftOut
  return (
    <div className={styles.alert}>
      <Alert>
        {workbenchMessages.leftOutWhole(leftOut)} The lines beside the drawing are those of today. Fix{' '}
        <Link
          to="/workbench/$publicationId/files/$fileId"
          params={{ publicationId: String(publicationId), fileId: String(fileId) }}
        >
          {fileName}
        </Link>{' '}
        and upload it again.
      </Alert>
    </div>
  )
}
