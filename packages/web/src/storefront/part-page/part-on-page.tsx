import type { getWhereUsed } from '@volute/domain/catalogue/part'
import type { ReplyOf } from '@volute/domain/core/kernel'
import { CutOutPicture } from '../../catalogue/part/index.ts'
import { Card } from '../../core/ui/card.tsx'
import styles from './part-page.module.css'

/** Picture of the part, cut out of the drawing of the first assembly that lists it. */
export function PartOnPage({ found: { part, boms } }: { found: ReplyOf<typeof getWhereUsed> }) {
  const [first] = boms
  return (
    <Card className={styles.picture}>
      <CutOutPicture
        partNumber={first?.listedAs ?? part.partNumber}
        drawnIn={first ? (first.path.at(-1) ?? first.bomNumber) : null}
      />
    </Card>
  )
}
