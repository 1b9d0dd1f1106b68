import { Link } from '@tanstack/react-router'
import { figureFacts, type TodayFigure, weeksUntil } from '@volute/domain/backoffice/today'
import { formatDate } from '@volute/domain/core/kernel'
import { formatPrice } from '@volute/domain/core/pricing'
import { Sparkline } from '../../core/ui/sparkline.tsx'
import styles from './figure-card.module.css'
import { figurePlaces, figureText } from './figure-places.ts'

/** A figure with its trend; the whole card leads to the list behind it. */
export function FigureCard({ figure, today }: { figure: TodayFigure; today: string }) {
  const { name, trend } = figureFacts[figure.key]
  const { before } = figure
  return (
    <li className={styles.figure}>
      <Link {...figurePlaces[figure.key]} className={styles.link}>
        <span className={styles.name}>{name}</span>{' '}
        <strong className={styles.value} data-kind={kindOf(figure)}>
          {figureText(figure)}
        </strong>
      </Link>
      <Sparkline
        caption={`${trend} by week`}
        names={weeksUntil(today).map((day) => `Week from ${formatDate(day)}`)}
        values={figure.weeks}
        textOf={figure.key === 'lost' ? formatPrice : String}
      />
      <p className={styles.trend}>
        {trend}
        {before !== null && `, ${formatPrice(before)} in the 3 months before`}
      </p>
    </li>
  )
}

function kindOf({ key, value }: TodayFigure) {
  if (value === 0) return 'none'
  return key === 'late' || key === 'jobs' ? 'warn' : undefined
}
