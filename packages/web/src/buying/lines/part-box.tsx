import { IconExclamationCircle, IconSearch, IconX } from '@tabler/icons-react'
import { quickOrderMessages } from '@volute/domain/buying/quick-order'
import { mayTypeQuantity } from '@volute/domain/buying/cart'
import { type Ref, type SubmitEvent, useState } from 'react'
import { Button } from '../../core/ui/button.tsx'
import { IconButton } from '../../core/ui/icon-button.tsx'
import { TextField } from '../../core/ui/text-field.tsx'
import { TextButton } from '../../core/ui/text-button.tsx'
import styles from './part-box.module.css'
import { PartNumberField } from './part-number-field.tsx'
import { type Missed, usePartText } from './use-typed-parts.ts'

interface PartBoxProps {
  /** Number field of a page whose first act is to type there. */
  box?: Ref<HTMLInputElement>
  isBusy: boolean
  /** Shows a separate field for the quantity. */
  hasQuantity?: boolean
  /** Resolves to the text that could not be added, with the reason, or to null. */
  onAdd: (text: string) => Promise<Missed | null>
}

/** Part-number box: Enter adds the part and frees the box for the next number. */
export function PartBox({ box, isBusy, hasQuantity, onAdd }: PartBoxProps) {
  const { text, wrong, missed, ...part } = usePartText(onAdd)
  const [quantity, setQuantity] = useState('')
  return (
    <div className={styles.bar} data-sticky={box !== undefined || undefined}>
      <form className={styles.form} aria-busy={isBusy} onSubmit={submit}>
        <PartNumberField
          ref={box}
          data-first-focus={box !== undefined || undefined}
          className={styles.field}
          label="Part number"
          icon={<IconSearch size={18} stroke={1.5} />}
          placeholder="Part number"
          enterKeyHint="enter"
          text={text}
          error={wrong?.sentence}
          hint={wrong?.instead && <Instead {...wrong.instead} onTake={add} />}
          onType={part.type}
          onChoose={add}
        />
        {hasQuantity && (
          <TextField
            label="How many"
            hideLabel
            className={styles.quantity}
            placeholder="How many"
            inputMode="numeric"
            autoComplete="off"
            enterKeyHint="enter"
            value={quantity}
            onChange={({ target }) => mayTypeQuantity(target.value) && setQuantity(target.value)}
          />
        )}
        <Button type="submit">
          Add
          <kbd className={styles.key} aria-hidden="true">
            Enter
          </kbd>
        </Button>
      </form>
      {missed.map((one) => (
        <MissedPart key={one.text} {...one} onTake={add} onDismiss={() => part.dismiss(one)} />
      ))}
    </div>
  )

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const wanted = wrong?.instead?.text ?? [text.trim(), quantity].filter(Boolean).join(' ')
    event.currentTarget.querySelector('input')?.focus()
    if (text.trim() === '') return
    setQuantity('')
    add(wanted)
  }

  function add(number: string) {
    void part.add(number)
  }
}

interface MissedPartProps extends Missed {
  onTake: (text: string) => void
  onDismiss: () => void
}

/** Number that was not added, shown while the next one is being typed. */
function MissedPart({ text, sentence, instead, onTake, onDismiss }: MissedPartProps) {
  return (
    <p role="alert" className={styles.missed}>
      <IconExclamationCircle size={16} stroke={1.5} aria-hidden="true" />
      <span>
        <span className="mono">{text}</span> {sentence}{' '}
        {instead && <Instead {...instead} onTake={takeInstead} />}
      </span>
      <IconButton label={`Dismiss ${text}`} onClick={onDismiss}>
        <IconX size={16} stroke={1.5} aria-hidden="true" />
      </IconButton>
    </p>
  )

  function takeInstead(wanted: string) {
    onDismiss()
    onTake(wanted)
  }
}

/** Part that may be meant. */
function Instead({
  part,
  text,
  onTake,
}: NonNullable<Missed['instead']> & { onTake: (text: string) => void }) {
  return (
    <>
      <TextButton onClick={() => onTake(text)}>{quickOrderMessages.takeNearest(part.partNumber)}</TextButton>{' '}
      {part.description}
    </>
  )
}
