import { Card } from '../../ui/card.tsx'
import { SkeletonRows } from '../../ui/skeleton-rows.tsx'
import { ListSkeleton } from '../parts-list/list-skeleton.tsx'
import styles from './bom-view.module.css'

/** Drawing and parts list while they are on their way, where they will stand. */
export function BomSkeleton() {
  return (
    <div className={styles.coming}>
      <div className={styles.view}>
        <div className={styles.comingDrawing}>
          <Card />
        </div>
        <ListSkeleton>
          <SkeletonRows rows={14} />
        </ListSkeleton>
      </div>
    </div>
  )
}
