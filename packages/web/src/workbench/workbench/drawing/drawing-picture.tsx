import { useQuery } from '@tanstack/react-query'
import type { Rectangle, Size } from '@volute/domain/catalogue/bom'
import { getDraftPicture } from '@volute/domain/workbench/workbench'
import { memo } from 'react'
import { query, sentenceOf } from '../../../core/api/index.ts'
import { FailureCard } from '../../../core/ui/failure-card.tsx'
import styles from './callout-stage.module.css'
import { type Shown, tilesInView } from './tiles-in-view.ts'

interface DrawingPictureProps {
  drawingId: number
  width: number
  height: number
  shown: Shown | null
  onLoad: () => void
}

/** Picture of a drawing: the whole picture first, and visible tiles over it when zoomed. */
export const DrawingPicture = memo(function DrawingPicture(props: DrawingPictureProps) {
  const { drawingId, width, height, shown, onLoad } = props
  const { data, error, refetch } = useQuery(pictureQuery(drawingId, 'whole'))
  const tiles = shown ? tilesInView({ width, height }, shown, window.devicePixelRatio) : []
  return (
    <>
      {data && <img className={styles.whole} src={data.address} alt="" draggable={false} onLoad={onLoad} />}
      {tiles.map((tile) => (
        <PictureTile
          key={tile.name}
          {...{ drawingId, name: tile.name }}
          at={placeIn(tile, { width, height })}
        />
      ))}
      {error && (
        <FailureCard title="No picture to show" onRetry={() => void refetch()}>
          {sentenceOf(error)}
        </FailureCard>
      )}
    </>
  )
})

function PictureTile({ drawingId, name, at }: { drawingId: number; name: string; at: object }) {
  const { data } = useQuery(pictureQuery(drawingId, name))
  return data && <img className={styles.tile} style={at} src={data.address} alt="" draggable={false} />
}

/** Drops hidden tiles early, since a plan has hundreds. */
const pictureQuery = (drawingId: number, tile: string) => ({
  ...query(getDraftPicture, { drawingId: String(drawingId), tile }),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 30_000,
})

/** Style of a picture's region, which keeps its position at every size. */
export function placeIn({ x, y, width, height }: Rectangle, picture: Size) {
  return {
    left: `${(x / picture.width) * 100}%`,
    top: `${(y / picture.height) * 100}%`,
    width: `${(width / picture.width) * 100}%`,
    height: `${(height / picture.height) * 100}%`,
  }
}
