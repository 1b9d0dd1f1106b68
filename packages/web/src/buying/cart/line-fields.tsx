import { useQuery } from '@tanstack/react-query'
import {
  cartMessages,
  chooseTrim,
  type EditableField,
  type LineDraft,
  type LineErrors,
  mayTypeDecimal,
  mayTypeQuantity,
  trimNoteOf,
  trimRange,
  type TrimOption,
  withDefaultPaint,
} from '@volute/domain/buying/cart'
import {
  formatBomTrim,
  listPaintColors,
  type PaintColor,
  type TrimLimits,
} from '@volute/domain/catalogue/part'
import { useState } from 'react'
import { query, sentenceOf } from '../../core/api/index.ts'
import { useDefaultPaint } from '../../catalogue/part/index.ts'
import { RadioCards, Segmented } from '../../core/ui/choice-group.tsx'
import { Select } from '../../core/ui/select.tsx'
import { TextField } from '../../core/ui/text-field.tsx'
import styles from './line-fields.module.css'

/** Draft of a line for its fields, and the change handlers. */
export interface LineFieldProps {
  draft: LineDraft
  /** Error messages to show. */
  errors: LineErrors
  onChange: (change: Partial<LineDraft>) => void
  /** Called when a field is left, so that its text can be settled and its error shown. */
  onLeave: (field: EditableField) => void
  /** Part with its trim limits, for the trim. */
  part?: TrimLimits
  /** Part of the row, for the label in a table. The column header is what is visible. */
  of?: string
}

/** Label of a field. In a table row it includes the part's name and is visible to screen readers only. */
function labelOf(name: string, of: string | undefined) {
  return of === undefined ? { label: name } : { label: `${name}, ${of}`, hideLabel: true }
}

/** Quantity of a part: digits only, up to ten (PART-18, CART-17). */
export function QuantityField(props: LineFieldProps & { inRow?: boolean; hint?: string | undefined }) {
  const { draft, errors, onChange, onLeave, of, inRow = of !== undefined, hint } = props
  return (
    <TextField
      {...labelOf('Quantity', of)}
      hideLabel={inRow}
      alignRight={inRow}
      inputMode="numeric"
      autoComplete="off"
      value={draft.quantity}
      error={errors.quantity}
      hint={hint}
      onFocus={({ target }) => of !== undefined && target.select()}
      onChange={({ target }) => mayTypeQuantity(target.value) && onChange({ quantity: target.value })}
      onBlur={() => onLeave('quantity')}
    />
  )
}

const open = { value: '', label: 'Select' } as const

/** Choices: Full Trim, the as-built trim where it is known, and Custom. */
function trimChoices({ built }: LineDraft): { value: TrimOption; label: string }[] {
  return [
    { value: 'full-trim', label: 'Full Trim' },
    ...(built === undefined
      ? []
      : [
          {
            value: 'as-built' as const,
            label: cartMessages.asBuilt(formatBomTrim(built.trim), built.oddAngle ?? built.angle),
          },
        ]),
    { value: 'custom', label: 'Custom' },
  ]
}

/** Choice of Full Trim, as built, or Custom with the diameter in inches, in a separate form (PART-14, PART-20). */
export function TrimField(props: LineFieldProps) {
  const { isCustomChosen, choose } = useTrimChoice(props)
  const { draft } = props
  return (
    <div className={styles.trim}>
      <Segmented
        label="Impeller Trim"
        choices={trimChoices(draft)}
        value={draft.trimOption}
        onChange={choose}
      />
      {draft.trimOption === 'custom' && (
        <TrimValue {...props} hideLabel className={styles.custom} selects takesFocus={isCustomChosen} />
      )}
      <TrimNote {...props} />
    </div>
  )
}

/** Choosing Custom focuses its empty field. A field that is shown with its line leaves the focus where it is. */
function useTrimChoice({ draft, onChange }: LineFieldProps) {
  const [isCustomChosen, setCustomChosen] = useState(false)
  return { isCustomChosen, choose }

  function choose(trimOption: TrimOption) {
    setCustomChosen(trimOption === 'custom')
    onChange(chooseTrim(draft, trimOption))
  }
}

/** Shows a note when the chosen trim is doubtful, or the trim or angle differs from the nameplate's. */
function TrimNote({ draft, part }: Pick<LineFieldProps, 'draft' | 'part'>) {
  const sentence = trimNoteOf(draft, part ?? {})
  if (draft.built === undefined) return null
  return (
    <p role="status" className={sentence ? styles.other : 'visually-hidden'}>
      {sentence}
    </p>
  )
}

/** Compact form of the same choice, for a row of the cart, a quote or a list (CART-11, QUICK-03). */
export function TrimSelect(props: LineFieldProps & { mayBeOpen?: boolean }) {
  const { isCustomChosen, choose } = useTrimChoice(props)
  const { draft, errors, of, mayBeOpen = false } = props
  const isCustom = draft.trimOption === 'custom'
  const trims = trimChoices(draft)
  return (
    <>
      <Select
        {...labelOf('Trim', of)}
        options={mayBeOpen ? [open, ...trims] : trims}
        value={draft.trimOption}
        error={isCustom ? undefined : errors.impellerTrim}
        onChange={({ target }) => choose(target.value as TrimOption)}
      />
      {isCustom && (
        <TrimValue
          {...props}
          hideLabel={of !== undefined}
          selects={of !== undefined}
          takesFocus={isCustomChosen}
        />
      )}
      <TrimNote {...props} />
    </>
  )
}

interface TrimValueProps extends LineFieldProps {
  hideLabel: boolean
  selects: boolean
  takesFocus: boolean
  className?: string | undefined
}

/** Required diameter for Custom, in inches. */
function TrimValue(props: TrimValueProps) {
  const { draft, errors, onChange, onLeave, of, part, hideLabel, selects, takesFocus, className } = props
  return (
    <TextField
      {...labelOf('Impeller Trim', of)}
      {...{ hideLabel, className }}
      required
      ref={takesFocus ? takeFocus : null}
      unit="in"
      inputMode="decimal"
      autoComplete="off"
      hint={part && trimRange(part)}
      value={draft.trimValue}
      error={errors.impellerTrim}
      onFocus={({ target }) => selects && target.select()}
      onChange={({ target }) => mayTypeDecimal(target.value) && onChange({ trimValue: target.value })}
      onBlur={() => onLeave('impellerTrim')}
    />
  )
}

const takeFocus = (field: HTMLInputElement | null) => field?.focus()

/** An impeller's blade angle in whole degrees (PART-19, PART-21). */
export function AngleField(props: LineFieldProps & { name?: string }) {
  const { draft, errors, onChange, onLeave, of, name = 'Impeller Angle' } = props
  return (
    <TextField
      {...labelOf(name, of)}
      unit="deg"
      inputMode="decimal"
      autoComplete="off"
      value={draft.angle}
      error={errors.impellerAngle}
      onChange={({ target }) => mayTypeDecimal(target.value) && onChange({ angle: target.value })}
      onBlur={() => onLeave('impellerAngle')}
    />
  )
}

const noPaint = { value: '', label: 'No Paint' }
const openPaint = { value: 'open', label: 'Select' }

type PaintProps = Omit<LineFieldProps, 'onLeave'> & {
  paintColors: readonly PaintColor[]
  /** Reason why the colors could not be loaded. */
  failure?: string | null
}

/** Choice of 'No Paint' or a color, as cards (PART-12). */
function PaintField({ draft, errors, onChange, paintColors, failure }: PaintProps) {
  return (
    <RadioCards
      label="Paint Color"
      choices={[noPaint, ...choicesOf(paintColors)]}
      value={valueOf(draft)}
      error={failure ?? errors.paintColorId ?? null}
      onChange={(value) => onChange(readPaint(value))}
    />
  )
}

/** The same choice in a row. It shows "Select" until a color is chosen (CART-19, OQ-64). */
export function PaintSelect(
  props: PaintProps & { className?: string | undefined; hint?: string | undefined },
) {
  const { draft, errors, onChange, of, paintColors, failure, className, hint } = props
  return (
    <Select
      {...labelOf('Paint Color', of)}
      {...{ className, hint }}
      error={failure ?? errors.paintColorId}
      options={[...(draft.paintColorId === undefined ? [openPaint] : []), noPaint, ...choicesOf(paintColors)]}
      value={valueOf(draft)}
      onChange={({ target }) => onChange(readPaint(target.value))}
    />
  )
}

function choicesOf(paintColors: readonly PaintColor[]) {
  return paintColors.map(({ paintColorId, name, hexCode }) => ({
    value: String(paintColorId),
    label: name,
    swatch: hexCode,
  }))
}

function valueOf({ paintColorId }: LineDraft): string {
  return paintColorId === undefined ? openPaint.value : String(paintColorId ?? noPaint.value)
}

function readPaint(value: string): Partial<LineDraft> {
  return { paintColorId: value === noPaint.value ? null : Number(value) }
}

/** Paint of a part to add, with the company's default preselected (PART-12, PART-13). */
export function PartPaint({ draft, errors, onChange, of }: LineFieldProps) {
  const colors = usePaintColors(true)
  const defaultPaint = useDefaultPaint()
  const paint = {
    draft: withDefaultPaint(draft, defaultPaint),
    errors,
    onChange,
    paintColors: colors.data?.paintColors ?? [],
    failure: colors.error && sentenceOf(colors.error),
  }
  if (of === undefined) return <PaintField {...paint} />
  return <PaintSelect {...paint} of={of} className={styles.paintInRow} />
}

/** Loads the paint colors by name (PART-11), only where a part can be painted. */
export function usePaintColors(isPaintable: boolean) {
  return useQuery({
    ...query(listPaintColors, {}),
    enabled: isPaintable,
  })
}
