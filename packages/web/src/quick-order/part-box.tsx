import { IconExclamationCircle, IconSearch, IconX } from '@tabler/icons-react'
import type { Ref, SubmitEvent } from 'react'
import { Button } from '../ui/button.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import styles from './part-box.module.css'
import { PartNumberField } from './part-number-field.tsx'
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
  return (
    <div className={styles.bar}>
      <form className={styles.form} aria-busy={isBusy} onSubmit={submit}>
        <PartNumberField
          ref={box}
          data-first-focus
          className={styles.field}
          label="Part number"
          icon={<IconSearch size={18} stroke={1.5} />}
          placeholder="Part number"
          enterKeyHint="enter"
          text={text}
          error={error}
          onType={part.type}
          onChoose={add}
        />
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
    void part.add(number)
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
