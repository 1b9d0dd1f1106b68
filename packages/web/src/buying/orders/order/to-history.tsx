import { Link, useLocation, useRouter } from '@tanstack/react-router'
import { isProvider, useSession } from '../../../core/api/index.ts'
import styles from './to-history.module.css'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Set when the order was opened from the history, which is one step back. */
    fromHistory?: true
  }
}

/** Returns to the history with the position, filters and scroll that the user came from (TRACK-02). */
export function ToHistory() {
  const { user } = useSession()
  const { history } = useRouter()
  const { fromHistory } = useLocation().state
  if (isProvider(user)) return null
  return (
    <Link
      to="/order-history"
      className={styles.back}
      onClick={(event) => {
        if (!fromHistory || event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        history.back()
      }}
    >
      Order History
    </Link>
  )
}
