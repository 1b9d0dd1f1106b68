import { messages } from '@volute/domain/kernel'
import { useIsOnline } from '../api/index.ts'
import styles from './connection-bar.module.css'

/** Says once that the connection is lost, for as long as it is; reads and saves wait for it and then go on by themselves. */
export function ConnectionBar() {
  const isOnline = useIsOnline()
  return <div aria-live="polite">{!isOnline && <p className={styles.bar}>{messages.offline}</p>}</div>
}
