import { useQuery } from '@tanstack/react-query'
import { listServicePhotos, serviceKindNames } from '@volute/domain/service/fleet'
import { durations, formatDate, sameText } from '@volute/domain/core/kernel'
import { query, useSettled } from '../../core/api/index.ts'
import { Thumbnail } from '../photos/index.ts'
import styles from './service-photos.module.css'

interface ServicePhotosProps {
  serialNumber: string
  /** Claimed part; entries that put it in come first. */
  partNumber: string
  taken: readonly number[]
  /** Photos that the claim may take over. */
  most: number
  onTake: (photoIds: number[]) => void
}

/** Photos of the pump's service entries, to take over into the claim (CLAIM-11). */
export function ServicePhotos({ serialNumber, partNumber, taken, most, onTake }: ServicePhotosProps) {
  const typed = serialNumber.trim()
  const isSettled = useSettled(typed, durations.typingPause)
  const { data } = useQuery({
    ...query(listServicePhotos, { serialNumber: typed }),
    enabled: isSettled && typed !== '',
  })
  const isOfPart = (entry: { partNumbers: string[] }) =>
    entry.partNumbers.some((number) => sameText(number, partNumber))
  const entries = (data?.entries ?? []).toSorted((a, b) => Number(isOfPart(b)) - Number(isOfPart(a)))
  if (entries.length === 0) return null
  return (
    <fieldset className={styles.entries}>
      <legend>Photos of service entries</legend>
      {entries.map(({ serviceEntryId, kind, onDate, photoIds }) => (
        <div key={serviceEntryId}>
          <p className={styles.entry}>
            {serviceKindNames[kind]} of {formatDate(onDate)}
          </p>
          <div className={styles.photos}>
            {photoIds.map((photoId, index) => (
              <label key={photoId} className={styles.photo}>
                <Thumbnail
                  photoId={photoId}
                  name={`Photo ${index + 1}, ${serviceKindNames[kind]} of ${formatDate(onDate)}`}
                />
                <input
                  type="checkbox"
                  checked={taken.includes(photoId)}
                  disabled={taken.length >= most && !taken.includes(photoId)}
                  onChange={({ target }) =>
                    onTake(target.checked ? [...taken, photoId] : taken.filter((one) => one !== photoId))
                  }
                />
              </label>
            ))}
          </div>
        </div>
      ))}
    </fieldset>
  )
}
