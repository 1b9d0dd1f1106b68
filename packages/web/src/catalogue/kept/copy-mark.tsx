import { IconCloudOff } from '@tabler/icons-react'
import { offlineMessages } from '@volute/domain/catalogue'
import { formatMoment } from '@volute/domain/kernel'
import { Alert } from '../../ui/alert.tsx'
import styles from './copy-mark.module.css'

/** Says that what is on screen is a copy that this device has kept, and of when. */
export function CopyMark({ keptAt }: { keptAt: number }) {
  const moment = formatMoment(new Date(keptAt).toISOString())
  return (
    <div className={styles.mark} role="status">
      <Alert icon={<IconCloudOff size={18} stroke={1.5} aria-hidden="true" />}>
        <strong>{offlineMessages.copy(moment)}</strong> {offlineMessages.hint}
      </Alert>
    </div>
  )
}
