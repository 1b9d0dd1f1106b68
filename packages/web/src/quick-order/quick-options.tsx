import { type DraftField, type LineDraft, settleDraft } from '@volute/domain/cart'
import type { PaintColor, Part } from '@volute/domain/part'
import { type LineHints, type QuickLine, quickOrderMessages } from '@volute/domain/quick-order'
import { AngleField, PaintSelect, TrimSelect } from '../cart/index.ts'
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
export function QuickOptions({ line, part, hints, paintColors, list }: QuickOptionsProps) {
  const { lineId } = line
  const field = {
    draft: line,
    errors: hints,
    onChange: (change: Partial<LineDraft>) => list.change(lineId, change),
    onLeave: (name: DraftField) => list.change(lineId, settleDraft(line, name)),
  }
  return (
    <>
      {part.isImpeller && (
        <div className={styles.impeller}>
          <TrimSelect {...field} mayBeOpen />
          <AngleField {...field} name="Angle" />
        </div>
      )}
      {part.isPaintable && (
        <PaintSelect
          {...field}
          className={styles.paint}
          paintColors={paintColors}
          error={hints.paintColor}
          hint={line.unknownPaint && quickOrderMessages.paintUnknown(line.unknownPaint)}
          // A colour that was read and is not known is of no more interest.
          onChange={(change) => list.change(lineId, { ...change, unknownPaint: undefined })}
        />
      )}
    </>
  )
}
