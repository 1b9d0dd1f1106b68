import type { LinkProps } from '@tanstack/react-router'
import type { FigureKey, TodayFigure } from '@volute/domain/backoffice/today'
import { countText } from '@volute/domain/core/kernel'
import { formatPrice } from '@volute/domain/core/pricing'

/** List with exactly the rows that a figure counts (TODAY-01). */
export const figurePlaces: Record<FigureKey, Pick<LinkProps, 'to' | 'search'>> = {
  toDo: { to: '/manage/orders' },
  late: { to: '/manage/orders', search: { status: 'Late' } },
  dueThisWeek: { to: '/manage/orders', search: { status: 'Due This Week' } },
  claims: { to: '/manage/claims' },
  requests: { to: '/manage/support/requests' },
  lapsing: { to: '/demand', search: { tab: 'quotes', rows: 'LAPSING' } },
  lost: { to: '/demand', search: { tab: 'parts' } },
  drafts: { to: '/workbench', search: { rows: 'UNPUBLISHED' } },
  jobs: { to: '/manage/support/jobs' },
}

/** Value in words: lost sales are money. */
export const figureText = ({ key, value, isMore }: TodayFigure) =>
  key === 'lost' ? formatPrice(value) : countText(value, isMore)
