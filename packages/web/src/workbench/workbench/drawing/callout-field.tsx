import { compareReferences, type DrawnLine, workbenchLimits } from '@volute/domain/workbench/workbench'
import { namedKey } from '@volute/domain/catalogue/bom'
import { containsText, limits } from '@volute/domain/core/kernel'
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react'
import { Option } from '../../../core/ui/option.tsx'
import { useCombobox } from '../../../core/ui/use-combobox.ts'
import styles from './callout-field.module.css'
import type { DrawnCallout } from './callout-history.ts'
import { placeIn } from './drawing-picture.tsx'
import type { Desk } from './use-desk.ts'

interface CalloutFieldProps {
  callout: DrawnCallout
  /** Text already typed; if empty, the callout's own text is used. */
  text: string
  desk: Desk
}

/** Text field next to a callout, with the references of the BOM below. */
export function CalloutField({ callout, text: typed, desk }: CalloutFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(typed || callout.text)
  const isDone = useRef(false)
  const options = useSuggestedLines(text, desk)
  const list = useCombobox({ options, isOpen: true, onChoose: ({ reference }) => set(reference) })
  useEffect(() => {
    input.current?.focus({ preventScroll: true })
    if (!typed) input.current?.select()
  }, [typed])
  return (
    <div
      className={styles.field}
      style={placeIn(callout, desk.drawing)}
      onPointerDown={(event) => event.stopPropagation()}
      onDoubleClick={(event) => event.stopPropagation()}
    >
      <div className={styles.box}>
        <input
          ref={input}
          className="mono"
          aria-label="Reference of the callout"
          maxLength={workbenchLimits.calloutText}
          spellCheck={false}
          value={text}
          {...list.fieldProps}
          onChange={({ target }) => {
            setText(target.value)
            list.release()
          }}
          onKeyDown={press}
          onBlur={() => set(text, true)}
        />
        <References list={list} options={options} onChoose={set} />
      </div>
    </div>
  )

  function press(event: KeyboardEvent) {
    list.fieldProps.onKeyDown(event)
    if (event.defaultPrevented || event.nativeEvent.isComposing) return
    if (event.key === 'Escape') close(() => desk.leave())
    else if (event.key === 'Enter') set(text)
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  /** Also stores a typed text when the field loses focus. */
  function set(reference: string, isLeft = false) {
    if (isLeft && reference === callout.text) close(() => desk.stopTyping())
    else if (isLeft) close(() => desk.setTextHere(reference))
    else close(() => desk.setText(reference))
  }

  /** Enter, Escape and a choice also blur the field: only the first of these counts. */
  function close(act: () => void) {
    if (isDone.current) return
    isDone.current = true
    act()
  }
}

interface ReferencesProps {
  list: Pick<ReturnType<typeof useCombobox>, 'active' | 'listId' | 'optionId'>
  options: readonly DrawnLine[]
  onChoose: (reference: string) => void
}

function References({ list, options, onChoose }: ReferencesProps) {
  if (options.length === 0) return null
  return (
    <div id={list.listId} role="listbox" aria-label="References of the BOM" className={styles.list}>
      {options.map((line, index) => (
        <Option
          key={`${line.position} ${line.partNumber}`}
          {...{ list, index }}
          className={styles.option}
          onChoose={() => onChoose(line.reference)}
        >
          <span className="mono">{line.reference}</span>
          <span>{line.description}</span>
        </Option>
      ))}
    </div>
  )
}

/**
 * Lines whose reference starts with the text, then those whose description or part number contains it. In each group, lines
 * without callout come first.
 */
function useSuggestedLines(text: string, { drawing, left }: Desk): readonly DrawnLine[] {
  return useMemo(() => {
    const open = new Set(left.positions)
    const key = namedKey(text)
    const rank = (line: DrawnLine) =>
      (namedKey(line.reference).startsWith(key) ? 0 : 2) + (open.has(line) ? 0 : 1)
    return drawing.lines
      .filter((line) => rank(line) < 2 || containsText(`${line.description} ${line.partNumber}`, text))
      .toSorted((a, b) => rank(a) - rank(b) || compareReferences(a.reference, b.reference))
      .slice(0, limits.shownSuggestions)
  }, [text, drawing.lines, left])
}
