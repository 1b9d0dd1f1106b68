import { Link } from '@tanstack/react-router'
import { figureFacts, figuresFor } from '@volute/domain/backoffice/today'
import { useSession } from '../../core/api/index.ts'
import { figurePlaces, figureText } from './figure-places.ts'
import { StartTabs } from './start-tabs.tsx'
import styles from './today-strip.module.css'
import { useToday } from './use-today.ts'

/** The day's figures in one strip above the companies; nothing for staff who may see none (TODAY-06). */
export function TodayStrip() {
  const { user } = useSession()
  const { data } = useToday()
  if (figuresFor(user).length === 0) return null
  return (
    <>
      <StartTabs open="companies" />
      <nav aria-label="Today" className={styles.strip}>
        {data?.figures
          .filter(({ value }) => value > 0)
          .map((figure) => (
            <Link key={figure.key} {...figurePlaces[figure.key]} className={styles.figure}>
              <strong className={styles.value}>{figureText(figure)}</strong> {figureFacts[figure.key].name}
            </Link>
          ))}
      </nav>
    </>
  )
}
