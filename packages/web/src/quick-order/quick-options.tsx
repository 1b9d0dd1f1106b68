import { checkAngle, checkTrim, mayTypeDecimal } from '@volute/domain/cart'
import { formatCartTrim, type PaintColor, type Part } from '@volute/domain/catalogue'
import { type LineHints, type QuickLine, quickOrderMessages } from '@volute/domain/quick-order'
import { Select } from '../ui/select.tsx'
import { TextField } from '../ui/text-field.tsx'
import type { QuickList } from './open-list.ts'
import { styles } from './quick-table-styles.ts'

interface QuickOptionsProps {
  line: QuickLine
  part: Part
  hints: LineHints
  paintColors: readonly PaintColor[]
  list: QuickList
}

/** Trim, angle and paint of a line, as far as its part has them (QUICK-03). */
export function QuickOptions(props: QuickOptionsProps) {
  return (
    <>
      {props.part.isImpeller && <ImpellerOptions {...props} />}
      {props.part.isPaintable && <PaintOption {...props} />}
    </>
  )
}

const trims: { value: QuickLine['trimOption']; label: string }[] = [
  { value: '', label: 'Select' },
  { value: 'full-trim', label: 'Full Trim' },
  { value: 'custom', label: 'Custom' },
]

function ImpellerOptions({ line, hints, list }: QuickOptionsProps) {
  const { lineId } = line
  const isCustom = line.trimOption === 'custom'
  return (
    <div className={styles.impeller}>
      <Select
        label="Trim"
        options={trims}
        value={line.trimOption}
        error={isCustom ? undefined : hints.trim}
        onChange={({ target }) =>
          list.change(lineId, { trimOption: target.value as QuickLine['trimOption'] })
        }
      />
      {isCustom && (
        <TextField
          label="Impeller Trim"
          unit="in"
          inputMode="decimal"
          autoComplete="off"
          value={line.trimValue}
          error={hints.trim}
          onChange={({ target }) =>
            mayTypeDecimal(target.value) && list.change(lineId, { trimValue: target.value })
          }
          onBlur={leaveTrim}
        />
      )}
      <TextField
        label="Angle"
        unit="deg"
        inputMode="decimal"
        autoComplete="off"
        value={line.angle}
        error={hints.angle}
        onChange={({ target }) =>
          mayTypeDecimal(target.value) && list.change(lineId, { angle: target.value })
        }
        onBlur={leaveAngle}
      />
    </div>
  )

  function leaveTrim() {
    const trim = checkTrim(line.trimValue)
    if (trim.ok) list.change(lineId, { trimValue: formatCartTrim(trim.value) })
  }

  function leaveAngle() {
    const angle = checkAngle(line.angle)
    if (angle.ok) list.change(lineId, { angle: String(angle.value) })
  }
}

const open = { value: 'open', label: 'Select' }
const noPaint = { value: 'none', label: 'No Paint' }

/** A colour or No Paint; without a default it is open until one is chosen. */
function PaintOption({ line, hints, paintColors, list }: QuickOptionsProps) {
  const { paintColorId } = line
  const isOpen = paintColorId === undefined
  return (
    <Select
      label="Paint Color"
      className={styles.paint}
      options={[
        ...(isOpen ? [open] : []),
        noPaint,
        ...paintColors.map((color) => ({ value: String(color.paintColorId), label: color.name })),
      ]}
      value={isOpen ? open.value : paintColorId === null ? noPaint.value : String(paintColorId)}
      error={hints.paintColor}
      hint={line.unknownPaint && quickOrderMessages.paintUnknown(line.unknownPaint)}
      onChange={({ target }) => choose(target.value)}
    />
  )

  function choose(value: string) {
    const { unknownPaint: _, ...known } = line
    const chosen = { ...known, paintColorId: value === noPaint.value ? null : Number(value) }
    list.set(list.get().map((one) => (one.lineId === line.lineId ? chosen : one)))
  }
}
