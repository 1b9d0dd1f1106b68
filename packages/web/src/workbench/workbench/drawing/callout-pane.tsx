import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconCheck,
  IconCursorText,
  IconPlus,
  IconTrash,
} from '@tabler/icons-react'
import {
  type CalloutKind,
  calloutKinds,
  calloutSaves,
  describeCallout,
  kindOf,
} from '@volute/domain/workbench/workbench'
import { Button } from '../../../core/ui/button.tsx'
import { IconButton } from '../../../core/ui/icon-button.tsx'
import type { SaveState } from './callout-editor.ts'
import pane from '../../../core/ui/drawing-pane.module.css'
import { joinClasses } from '../../../core/ui/join-classes.ts'
import styles from './callout-pane.module.css'
import { CalloutStage } from './callout-stage.tsx'
import type { Desk } from './use-desk.ts'

const icon = { size: 18, stroke: 1.5, 'aria-hidden': true } as const

/** Drawing with its bars: progress and save state above, the current callout with its buttons below. */
export function CalloutPane({ desk, onLookAt }: { desk: Desk; onLookAt: () => void }) {
  return (
    <section className={pane.pane} aria-label="Callouts" data-pane>
      <div className={pane.bar}>
        <Counts desk={desk} />
        <span className={styles.save} data-save={desk.save}>
          {saveText(desk.save)}
        </span>
        <IconButton label="Undo" disabled={!desk.canUndo} aria-keyshortcuts="Control+Z" onClick={desk.undo}>
          <IconArrowBackUp {...icon} />
        </IconButton>
        <IconButton
          label="Redo"
          disabled={!desk.canRedo}
          aria-keyshortcuts="Control+Shift+Z"
          onClick={desk.redo}
        >
          <IconArrowForwardUp {...icon} />
        </IconButton>
        <Button small onClick={desk.acceptSure}>
          Accept Sure
        </Button>
        <Button small icon={<IconPlus {...icon} />} onClick={() => desk.beginPlacing(null)}>
          New Callout
        </Button>
      </div>
      <Current desk={desk} />
      <div className={pane.frame}>
        <CalloutStage desk={desk} onLookAt={onLookAt} />
        <p role="status" className={styles.said}>
          {desk.said}
        </p>
      </div>
    </section>
  )
}

const kindLabels: Record<CalloutKind, string> = { UNSURE: 'unsure', SURE: 'sure', ACCEPTED: 'accepted' }

function Counts({ desk: { callouts } }: { desk: Desk }) {
  const kinds = Map.groupBy(callouts, kindOf)
  return (
    <ul className={styles.counts} aria-label="Callouts by state">
      {calloutKinds.map((kind) => (
        <li key={kind} data-kind={kind}>
          <b>{kinds.get(kind)?.length ?? 0}</b> {kindLabels[kind]}
        </li>
      ))}
    </ul>
  )
}

function saveText(save: SaveState): string {
  if (save === 'SAVED') return calloutSaves.saved
  return save === 'SAVING' ? calloutSaves.saving : calloutSaves.waiting
}

/** Current callout in words, for people who do not use the keyboard. */
function Current({ desk }: { desk: Desk }) {
  const { current, meant } = desk
  return (
    <div className={joinClasses(pane.bar, styles.current)}>
      <span className={styles.name}>
        {current ? describeCallout(current, meant(current.text)) : 'There are no callouts.'}
      </span>
      {current && (
        <>
          <IconButton label="Accept this callout" onClick={desk.accept}>
            <IconCheck {...icon} />
          </IconButton>
          <IconButton label="Type what this callout reads" onClick={() => desk.type('')}>
            <IconCursorText {...icon} />
          </IconButton>
          <IconButton label="Remove this callout" onClick={desk.remove}>
            <IconTrash {...icon} />
          </IconButton>
        </>
      )}
    </div>
  )
}
