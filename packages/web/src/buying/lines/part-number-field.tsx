import { useQuery } from '@tanstack/react-query'
import { durations, limits } from '@volute/domain/core/kernel'
import { type Suggestion, suggestNumbers } from '@volute/domain/storefront/search'
import { type ComponentProps, type FocusEvent, type KeyboardEvent, useState } from 'react'
import { PartPicture } from '../../catalogue/part/index.ts'
import { query, useSettled } from '../../core/api/index.ts'
import { joinClasses } from '../../core/ui/join-classes.ts'
import { Option } from '../../core/ui/option.tsx'
import { TextField } from '../../core/ui/text-field.tsx'
import { useCombobox } from '../../core/ui/use-combobox.ts'
import styles from './part-number-field.module.css'

type PartNumberFieldProps = Omit<ComponentProps<typeof TextField>, 'value' | 'onChange'> & {
  text: string
  onType: (text: string) => void
  /** Called when a suggestion is chosen. */
  onChoose: (partNumber: string) => void
  /** Handles Enter while no suggestion is highlighted; without it, Enter submits the form. */
  onEnter?: () => void
  /** Called when the focus leaves the field and its suggestions. */
  onLeave?: () => void
}

/** Part-number field with suggestions below it: the box of quick order, or a line with an unknown number. */
export function PartNumberField(props: PartNumberFieldProps) {
  const { text, onType, onChoose, onEnter, onLeave, className, ...field } = props
  const [isOpen, setOpen] = useState(false)
  const options = usePartSuggestions(text, isOpen)
  const list = useCombobox({ options, isOpen, setOpen, onChoose: ({ identifier }) => choose(identifier) })
  return (
    <div className={joinClasses(styles.field, className)} onBlur={leave}>
      <TextField
        {...field}
        {...list.fieldProps}
        hideLabel
        mono
        spellCheck={false}
        maxLength={limits.catalogueNumber}
        value={text}
        onChange={({ target }) => {
          onType(target.value)
          setOpen(true)
          list.release()
        }}
        onKeyDown={press}
      />
      {isOpen && options.length > 0 && <Options list={list} options={options} onChoose={choose} />}
    </div>
  )

  function choose(partNumber: string) {
    close()
    onChoose(partNumber)
  }

  function press(event: KeyboardEvent) {
    list.fieldProps.onKeyDown(event)
    if (event.key !== 'Enter' || event.defaultPrevented || event.nativeEvent.isComposing) return
    close()
    if (!onEnter) return
    event.preventDefault()
    event.stopPropagation()
    onEnter()
  }

  function close() {
    setOpen(false)
    list.release()
  }

  function leave(event: FocusEvent) {
    if (event.currentTarget.contains(event.relatedTarget)) return
    setOpen(false)
    onLeave?.()
  }
}

interface OptionsProps {
  list: Pick<ReturnType<typeof useCombobox>, 'active' | 'listId' | 'optionId'>
  options: readonly Suggestion[]
  onChoose: (identifier: string) => void
}

function Options({ list, options, onChoose }: OptionsProps) {
  return (
    <div id={list.listId} role="listbox" aria-label="Suggestions" className={styles.popup}>
      {options.map(({ identifier, ...option }, index) => (
        <Option
          key={identifier}
          {...{ list, index }}
          className={styles.option}
          onChoose={() => onChoose(identifier)}
        >
          <PartPicture part={option} size={28} />
          <span className="mono">{identifier}</span>
          <span className={styles.description}>{option.description}</span>
        </Option>
      ))}
    </div>
  )
}

const none: Suggestion[] = []

/** Part numbers that match the input; none while it is still changing. */
function usePartSuggestions(text: string, isOpen: boolean): readonly Suggestion[] {
  const typed = text.trim()
  const isSettled = useSettled(typed, durations.typingPause)
  const { data } = useQuery({
    ...query(suggestNumbers, { text: typed }),
    enabled: isOpen && isSettled && typed !== '',
    select: partsOnly,
  })
  return data ?? none
}

const partsOnly = ({ suggestions }: { suggestions: Suggestion[] }) =>
  suggestions.filter(({ type }) => type === 'part')
