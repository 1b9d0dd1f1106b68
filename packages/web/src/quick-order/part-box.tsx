import { IconExclamationCircle, IconSearch, IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { limits } from '@volute/domain/kernel'
import { type Suggestion, suggestNumbers } from '@volute/domain/search'
import { type FocusEvent, type Ref, type SubmitEvent, useState } from 'react'
import { query } from '../api/index.ts'
import { Button } from '../ui/button.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { TextField } from '../ui/text-field.tsx'
import { useCombobox } from '../ui/use-combobox.ts'
import { useSettled } from '../ui/use-settled.ts'
import styles from './part-box.module.css'
import { type Missed, usePartText } from './use-add-part.ts'

interface PartBoxProps {
  box: Ref<HTMLInputElement>
  isBusy: boolean
  /** Resolves to what could not be added. */
  onAdd: (text: string) => Promise<Missed | null>
}

/** The part-number box: Enter adds and the box is free for the next number. */
export function PartBox({ box, isBusy, onAdd }: PartBoxProps) {
  const { text, error, missed, ...part } = usePartText(onAdd)
  const [isOpen, setOpen] = useState(false)
  const options = usePartSuggestions(text, isOpen)
  const list = useCombobox({ options, isOpen, setOpen, onChoose: ({ identifier }) => add(identifier) })
  return (
    <div className={styles.bar}>
      <form className={styles.form} aria-busy={isBusy} onSubmit={submit}>
        <div className={styles.field} onBlur={closeOnLeave}>
          <TextField
            ref={box}
            data-first-focus
            label="Part number"
            hideLabel
            mono
            icon={<IconSearch size={18} stroke={1.5} />}
            placeholder="Part number"
            spellCheck={false}
            enterKeyHint="enter"
            maxLength={limits.catalogueNumber}
            value={text}
            error={error}
            {...list.fieldProps}
            onChange={({ target }) => {
              part.type(target.value)
              setOpen(true)
              list.release()
            }}
          />
          {isOpen && options.length > 0 && (
            <Options list={list} options={options} onChoose={(identifier) => add(identifier)} />
          )}
        </div>
        <Button type="submit">
          Add
          <kbd className={styles.key} aria-hidden="true">
            Enter
          </kbd>
        </Button>
      </form>
      {missed.map((one) => (
        <MissedPart key={one.text} {...one} onDismiss={() => part.dismiss(one)} />
      ))}
    </div>
  )

  function submit(event: SubmitEvent) {
    event.preventDefault()
    if (text.trim() !== '') add(text.trim())
  }

  function add(number: string) {
    setOpen(false)
    list.release()
    void part.add(number)
  }

  function closeOnLeave(event: FocusEvent) {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false)
  }
}

/** A number that was not added, said while the next one is being typed. */
function MissedPart({ text, sentence, onDismiss }: Missed & { onDismiss: () => void }) {
  return (
    <p role="alert" className={styles.missed}>
      <IconExclamationCircle size={16} stroke={1.5} aria-hidden="true" />
      <span>
        <span className="mono">{text}</span> {sentence}
      </span>
      <IconButton label={`Dismiss ${text}`} onClick={onDismiss}>
        <IconX size={16} stroke={1.5} aria-hidden="true" />
      </IconButton>
    </p>
  )
}

interface OptionsProps {
  list: Pick<ReturnType<typeof useCombobox>, 'active' | 'listId' | 'optionId'>
  options: readonly Suggestion[]
  onChoose: (identifier: string) => void
}

function Options({ list, options, onChoose }: OptionsProps) {
  return (
    <div id={list.listId} role="listbox" aria-label="Suggestions" className={styles.popup}>
      {options.map(({ identifier, description }, index) => (
        <button
          key={identifier}
          type="button"
          id={list.optionId(index)}
          role="option"
          tabIndex={-1}
          aria-selected={index === list.active}
          className={styles.option}
          // Keeps the focus in the box.
          onPointerDown={(event) => event.preventDefault()}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(identifier)}
        >
          <span className="mono">{identifier}</span>
          <span className={styles.description}>{description}</span>
        </button>
      ))}
    </div>
  )
}

const none: Suggestion[] = []
/** Milliseconds without a keystroke before the server is asked. */
const pause = 150

/** Part numbers that fit what is typed, none while it changes. */
function usePartSuggestions(text: string, isOpen: boolean): readonly Suggestion[] {
  const typed = text.trim()
  const isSettled = useSettled(typed, pause)
  const { data } = useQuery({
    ...query(suggestNumbers, { text: typed }),
    enabled: isOpen && isSettled && typed !== '',
    select: partsOnly,
  })
  return data ?? none
}

const partsOnly = ({ suggestions }: { suggestions: Suggestion[] }) =>
  suggestions.filter(({ type }) => type === 'part')
