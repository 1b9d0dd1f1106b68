import { IconExclamationCircle, IconSearch, IconX } from '@tabler/icons-react'
import { partBoxMessages } from '@volute/domain/buying/quick-order'
import { mayTypeQuantity } from '@volute/domain/buying/cart'
import type { Replacement } from '@volute/domain/catalogue/part'
import type { Ref, SubmitEvent } from 'react'
import { Button } from '../../core/ui/button.tsx'
import { IconButton } from '../../core/ui/icon-button.tsx'
import { TextField } from '../../core/ui/text-field.tsx'
import { TextButton } from '../../core/ui/text-button.tsx'
import styles from './part-box.module.css'
import { PartNumberField } from './part-number-field.tsx'
import { type Missed, type Typed, type TypedPart, usePartText } from './use-typed-parts.ts'

interface PartBoxProps {
  /** Ref to the number field, for pages on which people type there first. */
  box?: Ref<HTMLInputElement>
  isBusy: boolean
  /** Shows a separate field for the quantity. */
  hasQuantity?: boolean
  /** Resolves to the number that could not be added, with the reason, or to null. */
  onAdd: (typed: Typed) => Promise<Missed | null>
}

/** Part-number box: Enter adds the part and frees the box for the next number. */
export function PartBox({ box, isBusy, hasQuantity, onAdd }: PartBoxProps) {
  const { text, quantity, wrong, missed, ...part } = usePartText(onAdd)
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
          hint={wrong?.instead && <Instead {...wrong.instead} onTake={() => part.submit(meant())} />}
          onType={(next) => part.type({ text: next })}
          onChoose={(number) => part.submit({ text: number, quantity })}
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
            onChange={({ target }) => mayTypeQuantity(target.value) && part.type({ quantity: target.value })}
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
        <MissedPart
          key={one.text}
          {...one}
          onTake={(instead) => void part.add(instead)}
          onDismiss={() => part.dismiss(one)}
        />
      ))}
    </div>
  )

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    event.currentTarget.querySelector('input')?.focus()
    if (text.trim() !== '') part.submit(meant())
  }

  /** The typed number, or the part offered in its place; a quantity in the field counts for both. */
  function meant(): Typed {
    const instead = wrong?.instead && typedOf(wrong.instead)
    return { text: instead?.text ?? text.trim(), quantity: quantity || (instead?.quantity ?? '') }
  }
}

const typedOf = ({ part, quantity }: TypedPart<Replacement>): Typed => ({ text: part.partNumber, quantity })

interface MissedPartProps extends Missed {
  onTake: (instead: Typed) => void
  onDismiss: () => void
}

/** Number that was not added, shown while the next one is being typed. */
function MissedPart({ text, sentence, instead, onTake, onDismiss }: MissedPartProps) {
  return (
    <p role="alert" className={styles.missed}>
      <IconExclamationCircle size={16} stroke={1.5} aria-hidden="true" />
      <span>
        <span className="mono">{text}</span> {sentence}{' '}
        {instead && <Instead {...instead} onTake={() => takeInstead(typedOf(instead))} />}
      </span>
      <IconButton label={`Dismiss ${text}`} onClick={onDismiss}>
        <IconX size={16} stroke={1.5} aria-hidden="true" />
      </IconButton>
    </p>
  )

  function takeInstead(typed: Typed) {
    onDismiss()
    onTake(typed)
  }
}

/** Suggested part. */
function Instead({ part, onTake }: { part: Replacement; onTake: () => void }) {
  return (
    <>
      <TextButton onClick={onTake}>{partBoxMessages.takeNearest(part.partNumber)}</TextButton>{' '}
      {part.description}
    </>
  )
}
