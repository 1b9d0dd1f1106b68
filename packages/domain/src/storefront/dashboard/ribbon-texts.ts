import { counted } from '../../core/kernel/index.ts'
import { formatShopDay } from '../../catalogue/lead-time/index.ts'
import type { RibbonFigures } from './contract.ts'

export const ribbonTexts = {
  order: 'Find a pump or part by number',
  quickOrder: 'Type, paste or import part numbers',
  users: 'See your company’s users and join requests',
  roles: 'Choose what each role can do',
  quotes: 'Order at your quoted prices',
  history: 'See what was ordered, and order it again',
} as const
export type RibbonTexts = Record<keyof typeof ribbonTexts, string>

/** Texts of the cards with their figures: `12 users`, `1 open quote`, `Last order 11/18/2026` (SHELL-52). */
export function textsWithFigures(figures: RibbonFigures, timeZone: string): RibbonTexts {
  const { users, roles, openQuotes, lastOrderUtc } = figures
  return {
    ...ribbonTexts,
    ...(users !== null && { users: counted(users, 'user') }),
    ...(roles !== null && { roles: counted(roles, 'role') }),
    ...(openQuotes !== null && { quotes: counted(openQuotes, 'open quote') }),
    ...(lastOrderUtc !== null && { history: `Last order ${formatShopDay(lastOrderUtc, timeZone)}` }),
  }
}
