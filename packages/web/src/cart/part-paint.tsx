import { withDefaultPaint } from '@volute/domain/cart'
import { sentenceOf } from '../api/index.ts'
import { useDefaultPaint } from '../part/index.ts'
import { type LineFieldProps, PaintField, PaintSelect } from './line-fields.tsx'
import styles from './line-fields.module.css'
import { usePaintColors } from './use-paint-colors.ts'

/** The paint of a part that is to be added, the company's default preselected (PART-12, PART-13). */
export function PartPaint({ draft, onChange, of }: LineFieldProps) {
  const colors = usePaintColors(true)
  const defaultPaint = useDefaultPaint()
  const paint = {
    draft: withDefaultPaint(draft, defaultPaint),
    onChange,
    paintColors: colors.data?.paintColors ?? [],
    error: colors.error && sentenceOf(colors.error),
  }
  if (of === undefined) return <PaintField {...paint} />
  return <PaintSelect {...paint} of={of} className={styles.paintInRow} />
}
