import { skipToken, useQuery } from '@tanstack/react-query'
import { getClaimPhoto, getPhoto } from '@volute/domain/service/photos'
import { call, queryKey } from '../../core/api/index.ts'
import styles from './thumbnail.module.css'

interface Asked {
  photoId: number | null
  size: 'small' | 'full'
  /** Claim through which the staff see it; without one it is the acting company's. */
  claimId?: number | undefined
}

/** A photo as a data address, which a page can show without a token in a URL. A stored photo never changes. */
export function usePhoto({ photoId, size, claimId }: Asked) {
  const own = { photoId: String(photoId), size }
  const ofClaim = { ...own, claimId: String(claimId) }
  return useQuery({
    queryKey: claimId === undefined ? queryKey(getPhoto, own) : queryKey(getClaimPhoto, ofClaim),
    queryFn:
      photoId === null
        ? skipToken
        : ({ signal }) =>
            claimId === undefined
              ? call(getPhoto, own, { signal })
              : call(getClaimPhoto, ofClaim, { signal }),
    select: ({ jpeg }) => `data:image/jpeg;base64,${jpeg}`,
    staleTime: Number.POSITIVE_INFINITY,
  })
}

interface ThumbnailProps extends Omit<Asked, 'size'> {
  /** Shown instead, if the browser has drawn it already. */
  preview?: string | null
  name: string
}

/** Small square picture of a photo, which has its name before it has loaded. */
export function Thumbnail({ preview, name, ...asked }: ThumbnailProps) {
  const { data } = usePhoto({ ...asked, photoId: preview ? null : asked.photoId, size: 'small' })
  const source = preview ?? data
  return (
    <span role="img" aria-label={name} className={styles.frame}>
      {source && <img src={source} alt="" />}
    </span>
  )
}
