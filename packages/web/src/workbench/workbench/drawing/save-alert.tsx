import { calloutSaves } from '@volute/domain/workbench/workbench'
import { Alert } from '../../../core/ui/alert.tsx'
import { Button } from '../../../core/ui/button.tsx'
import { toast } from '../../../core/ui/toast.ts'
import { sentenceOf } from '../../../core/api/index.ts'
import type { CalloutEditor } from './callout-editor.ts'
import styles from './draft-drawing-page.module.css'
import type { Desk } from './use-desk.ts'

/** Alert with the reason why the callouts are not saved, and the choices. */
export function SaveAlert({ desk: { save, failure }, editor }: { desk: Desk; editor: CalloutEditor }) {
  if (save !== 'OFFLINE' && save !== 'FAILED' && save !== 'OVERTAKEN') return null
  return (
    <div className={styles.alert}>
      <Alert assertive>
        <p>
          {save === 'OVERTAKEN' && calloutSaves.overtaken}
          {save === 'OFFLINE' && calloutSaves.offline}
          {save === 'FAILED' && `${failure} ${calloutSaves.failed}`}
        </p>
        <div className={styles.acts}>
          {save === 'OVERTAKEN' ? (
            <>
              <Button small onClick={() => void reported(editor.keepMine())}>
                Keep Mine
              </Button>
              <Button small onClick={() => void reported(editor.takeTheirs())}>
                Take Theirs
              </Button>
            </>
          ) : (
            <Button small onClick={() => void editor.flush()}>
              Save Again
            </Button>
          )}
        </div>
      </Alert>
    </div>
  )
}

async function reported(act: Promise<void>) {
  await act.catch((failure) => toast.failure(sentenceOf(failure)))
}
