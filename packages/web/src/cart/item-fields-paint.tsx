import { sentenceOf } from '../api/index.ts'
import { useDefaultPaint } from '../catalogue/index.ts'
import { RadioCards } from '../ui/radio-cards.tsx'
import { usePaintColors } from './use-paint-colors.ts'

interface ItemPaintProps {
  /** Null is No Paint; undefined is not chosen yet. */
  chosen: number | null | undefined
  onChoose: (paintColorId: number | null) => void
}

const noPaint = { value: 'none', label: 'No Paint' }

/** 'No Paint' or a colour; the company's default is preselected (PART-12, PART-13). */
export function ItemPaint({ chosen, onChoose }: ItemPaintProps) {
  const colors = usePaintColors(true)
  const defaultPaint = useDefaultPaint()
  const value = chosen === undefined ? (defaultPaint ?? null) : chosen
  const choices = (colors.data?.paintColors ?? []).map(({ paintColorId, name, hexCode }) => ({
    value: String(paintColorId),
    label: name,
    swatch: hexCode,
  }))
  return (
    <RadioCards
      label="Paint Color"
      choices={[noPaint, ...choices]}
      value={value === null ? noPaint.value : String(value)}
      onChange={(next) => onChoose(next === noPaint.value ? null : Number(next))}
      error={colors.error && sentenceOf(colors.error)}
    />
  )
}
