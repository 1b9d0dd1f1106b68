import { containsText, limits } from '@volute/domain/core/kernel'
import { type ComponentProps, useMemo, useState } from 'react'
import { Option } from './option.tsx'
import styles from './suggest-field.module.css'
import { TextField } from './text-field.tsx'
import { useCombobox } from './use-combobox.ts'

interface SuggestFieldProps extends Omit<ComponentProps<typeof TextField>, 'value' | 'onChange'> {
  value: string
  /** All possible values; those that contain the typed text are suggested. */
  suggestions: readonly string[]
  onChange: (text: string) => void
}

/** Text field with suggestions; any text is allowed. */
export function SuggestField({ value, suggestions, onChange, ...field }: SuggestFieldProps) {
  const [isOpen, setOpen] = useState(false)
  const found = useMemo(
    () => suggestions.filter((one) => containsText(one, value)).slice(0, limits.shownSuggestions),
    [suggestions, value],
  )
  const combobox = useCombobox({ options: found, isOpen, setOpen, onChoose: choose })
  return (
    <div className={styles.frame}>
      <TextField
        {...field}
        {...combobox.fieldProps}
        value={value}
        onChange={({ target }) => {
          onChange(target.value)
          setOpen(target.value.trim() !== '')
        }}
        onBlur={() => setOpen(false)}
      />
      {isOpen && found.length > 0 && (
        <div id={combobox.listId} role="listbox" aria-label={field.label} className={styles.list}>
          {found.map((one, index) => (
            <Option
              key={one}
              list={combobox}
              index={index}
              className={styles.option}
              onChoose={() => choose(one)}
            >
              {one}
            </Option>
          ))}
        </div>
      )}
    </div>
  )

  function choose(one: string) {
    onChange(one)
    setOpen(false)
  }
}
