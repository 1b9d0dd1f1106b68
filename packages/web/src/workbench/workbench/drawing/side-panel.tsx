import type { DraftDrawing } from '@volute/domain/workbench/workbench'
import { memo } from 'react'
import { Disclosure } from '../../../core/ui/disclosure.tsx'
import type { CalloutEditor } from './callout-editor.ts'
import { DrawnLines, LeftOverLists } from './left-over.tsx'
import styles from './side-panel.module.css'
import type { Desk } from './use-desk.ts'
import { WhoseDrawing } from './whose-drawing.tsx'

interface SidePanelProps {
  editor: CalloutEditor
  desk: Desk
  onAssigned: (drawing: DraftDrawing) => void
}

/** Panel next to the drawing: part and kind of the drawing, mismatches, BOM, and shortcuts. */
export const SidePanel = memo(function SidePanel({ editor, desk, onAssigned }: SidePanelProps) {
  return (
    <aside className={styles.panel} aria-label="Drawing and BOM">
      <WhoseDrawing editor={editor} drawing={desk.drawing} onAssigned={onAssigned} />
      <LeftOverLists desk={desk} />
      <DrawnLines desk={desk} />
      <div className={styles.keys}>
        <Disclosure summary="Keys">
          <dl>
            {keys.map(([key, meaning]) => (
              <Key key={key} name={key} meaning={meaning} />
            ))}
          </dl>
        </Disclosure>
      </div>
    </aside>
  )
})

const keys = [
  ['← → ↑ ↓', 'go from callout to callout; Home and End to the first and last'],
  ['Enter', 'accepts, and goes to the next proposal'],
  ['U', 'goes to the next unsure one'],
  ['0–9, letters', 'type its reference; press F2 first if it begins with A, N or U'],
  ['Shift + ←', 'moves it; so does dragging'],
  ['Delete', 'removes it'],
  ['N', 'places a new one'],
  ['A', 'accepts all sure ones that were on screen'],
  ['Ctrl + Z', 'undoes; Ctrl + Shift + Z redoes'],
  ['Ctrl + Enter', 'marks the drawing as reviewed'],
] as const

function Key({ name, meaning }: { name: string; meaning: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{meaning}</dd>
    </>
  )
}
