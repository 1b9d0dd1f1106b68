import { z } from 'zod/mini'
import {
  everywhere,
  hasRights,
  type Holder,
  type Permission,
  type Rights,
} from '../../core/permissions/index.ts'

/** Figures of the Today page, in the order shown. */
export const figureKeys = [
  'toDo',
  'late',
  'dueThisWeek',
  'claims',
  'requests',
  'lapsing',
  'lost',
  'drafts',
  'jobs',
] as const
export type FigureKey = (typeof figureKeys)[number]

export const todayFigure = z.object({
  key: z.enum(figureKeys),
  /** Number of rows in the figure's list; for lost sales, their money. */
  value: z.number(),
  isMore: z.boolean(),
  /** Lost sales of the period before; null for other figures. */
  before: z.nullable(z.number()),
  /** Values of the trend by week, oldest first. */
  weeks: z.array(z.number()),
})
export type TodayFigure = z.infer<typeof todayFigure>

interface FigureFacts {
  name: string
  /** Noun of the trend, which counts something that happened in each week. */
  trend: string
  /** Permission of the list behind the figure. */
  right: Permission
}

export const figureFacts: Record<FigureKey, FigureFacts> = {
  toDo: { name: 'Orders to do', trend: 'Orders received', right: 'MANAGE_ORDERS' },
  late: { name: 'Late orders', trend: 'Orders shipped late', right: 'MANAGE_ORDERS' },
  dueThisWeek: { name: 'Due this week', trend: 'Orders shipped', right: 'MANAGE_ORDERS' },
  claims: { name: 'Open claims', trend: 'New claims', right: 'MANAGE_RETURNS' },
  requests: { name: 'Requests to join', trend: 'New requests', right: 'SUPPORT' },
  lapsing: { name: 'Quotes expiring this week', trend: 'Expired quotes', right: 'VIEW_DEMAND' },
  lost: { name: 'Lost sales, 3 months', trend: 'Lost sales', right: 'VIEW_DEMAND' },
  drafts: { name: 'Catalogue drafts', trend: 'Publications', right: 'MANAGE_CATALOGUE' },
  jobs: { name: 'Failed jobs', trend: 'New failed jobs', right: 'SUPPORT' },
}

/** Figures that a person may see: those whose list they may open (TODAY-02). */
export const figuresFor = (holder: Holder): FigureKey[] =>
  figureKeys.filter((key) => hasRights(holder, everywhere(figureFacts[key].right)))

/** Staff who see at least one figure. */
export const SEES_TODAY: Rights = {
  customer: [],
  provider: figureKeys.map((key) => [figureFacts[key].right]),
}

/** Figures that the menu shows beside its entries. */
export const menuKeys: readonly FigureKey[] = ['toDo', 'claims', 'drafts']
