import { type ReactNode, useId } from 'react'
import styles from './choice-group.module.css'
import { FieldError } from './field.tsx'
import { joinClasses } from './join-classes.ts'

interface Choice<Value extends string> {
  value: Value
  label: string
  /** Second line below the label. */
  detail?: ReactNode
  /** Color as six hex digits with `#`; a swatch is never shown without its name. */
  swatch?: string
  disabled?: boolean
}

interface ChoiceGroupProps<Value extends string> {
  label: string
  hideLabel?: boolean
  choices: readonly Choice<Value>[]
  value: Value
  onChange: (value: Value) => void
  error?: string | null
  disabled?: boolean
  className?: string
}

/** Choice of one from a few: native radio buttons under one legend, styled by `look`. */
export function ChoiceGroup<Value extends string>({
  look,
  ...group
}: ChoiceGroupProps<Value> & { look: 'segmented' | 'cards' | 'list' }) {
  const name = useId()
  return (
    <fieldset className={joinClasses(styles.group, group.className)} disabled={group.disabled}>
      <legend className={group.hideLabel ? 'visually-hidden' : styles.legend}>{group.label}</legend>
      <div className={styles[look]}>
        {group.choices.map((choice) => (
          <label key={choice.value} className={styles.choice}>
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === group.value}
              disabled={choice.disabled}
              onChange={() => group.onChange(choice.value)}
            />
            {choice.swatch && <span className={styles.swatch} style={{ backgroundColor: choice.swatch }} />}
            <span>{choice.label}</span>
            {choice.detail && <span className={styles.detail}>{choice.detail}</span>}
          </label>
        ))}
      </div>
      {group.error && <FieldError>{group.error}</FieldError>}
    </fieldset>
  )
}

/** Choices as cards with an optional swatch, such as the paint colors. */
export function RadioCards<Value extends string>(props: ChoiceGroupProps<Value>) {
  return <ChoiceGroup {...props} look="cards" />
}

/** Choices in a list, each with an optional second line. */
export function RadioGroup<Value extends string>(props: ChoiceGroupProps<Value>) {
  return <ChoiceGroup {...props} look="list" />
}

/** Two or three choices side by side, such as Full Trim or Custom, Exploded or Cross section. */
export function Segmented<Value extends string>(props: ChoiceGroupProps<Value>) {
  return <ChoiceGroup {...props} look="segmented" />
}
