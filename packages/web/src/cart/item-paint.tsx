import { sentenceOf } from '../api/index.ts'
import { useDefaultPaint } from '../part/index.ts'
import { RadioCards } from '../ui/choice-group.tsx'
import { Select } from '../ui/select.tsx'
import styles from './item-fields.module.css'
import { type ItemFieldProps, itemLabel } from './item-field.ts'
import { usePaintColors } from './use-paint-colors.ts'

const noPaint = { value: 'none', label: 'No Paint' }

/** 'No Paint' or a colour; the company's default is preselected. */
export function ItemPaint({ values, onChange, of }: ItemFieldProps) {
  const colors = usePaintColors(true)
  const defaultPaint = useDefaultPaint()
  const paintColorId = values.paintColorId === undefined ? (defaultPaint ?? null) : values.paintColorId
  const value = paintColorId === null ? noPaint.value : String(paintColorId)
  const choices = (colors.data?.paintColors ?? []).map(({ paintColorId: id, name, hexCode }) => ({
    value: String(id),
    label: name,
    swatch: hexCode,
  }))
  const error = colors.error && sentenceOf(colors.error)
  if (of !== undefined) {
    return (
      <Select
        {...itemLabel('Paint Color', of)}
        className={styles.paintInRow}
        options={[noPaint, ...choices]}
        value={value}
        error={error}
        onChange={({ target }) => choose(target.value)}
      />
    )
  }
  return (
    <RadioCards
      label="Paint Color"
      choices={[noPaint, ...choices]}
      value={value}
      onChange={choose}
      error={error}
    />
  )

  function choose(next: string) {
    onChange({ paintColorId: next === noPaint.value ? null : Number(next) })
  }
}
