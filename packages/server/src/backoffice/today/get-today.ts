import {
  type FigureKey,
  figuresFor,
  fillWeeks,
  type getToday as contract,
  type getTodayCounts as countsContract,
  menuKeys,
  type TodayFigure,
  weeksUntil,
} from '@volute/domain/backoffice/today'
import { endOfWeek } from '@volute/domain/buying/orders'
import { shopDate } from '@volute/domain/catalogue/lead-time'
import { countedTo, durations, limits } from '@volute/domain/core/kernel'
import { toDollars } from '@volute/domain/core/pricing'
import { brandFor } from '../../core/brand/index.ts'
import type { ActorContext } from '../../core/http/context.ts'
import type { Handler } from '../../core/http/bind.ts'
import { findFailingJobs } from '../../core/queue/index.ts'
import { sumLosses } from '../demand/index.ts'
import { countRows, countWeeks, type Days } from './today-store.ts'

/** Figures of the maker's day that the caller may see, in at most four statements (E205, TODAY-01, TODAY-02). */
export const getToday: Handler<typeof contract> = async (ctx) => {
  const days = await daysOf(ctx)
  const keys = figuresFor(ctx.actor)
  const figures = [
    ...(await countedFigures(ctx, keys, days)),
    ...(keys.includes('lost') ? [await lostFigure(ctx, days)] : []),
    ...(keys.includes('jobs') ? [await jobsFigure(ctx, days)] : []),
  ]
  return { today: days.today, figures: keys.flatMap((key) => figures.find((one) => one.key === key) ?? []) }
}

/** Counts beside the entries of the menu, in one statement (E207, TODAY-05). */
export const getTodayCounts: Handler<typeof countsContract> = async (ctx) => {
  const keys = figuresFor(ctx.actor).filter((key) => menuKeys.includes(key))
  const counts = await countRows(ctx.db, keys, await daysOf(ctx))
  return { counts: counts.map(({ key, count }) => ({ key, ...countedTo(limits.countedRows, count) })) }
}

async function daysOf(ctx: ActorContext): Promise<Days> {
  const { timeZone } = (await brandFor(ctx)).brand
  const now = ctx.now()
  const today = shopDate(now, timeZone)
  const [first = today] = weeksUntil(today)
  return { today, first, endOfWeek: endOfWeek(today), now, timeZone }
}

async function countedFigures({ db }: ActorContext, keys: FigureKey[], days: Days): Promise<TodayFigure[]> {
  const counts = await countRows(db, keys, days)
  const weeks = await countWeeks(db, keys, days)
  return counts.map(({ key, count }) => {
    const { rowCount, isMore } = countedTo(limits.countedRows, count)
    return {
      key,
      value: rowCount,
      isMore,
      before: null,
      weeks: fillWeeks(weeks.filter((one) => one.key === key)),
    }
  })
}

async function lostFigure({ db }: ActorContext, days: Days): Promise<TodayFigure> {
  const { cents, beforeCents, weeks } = await sumLosses(db, days)
  return {
    key: 'lost',
    value: toDollars(cents),
    isMore: false,
    before: toDollars(beforeCents),
    weeks: fillWeeks(weeks.map(({ week, cents: lost }) => ({ week, value: toDollars(lost) }))),
  }
}

async function jobsFigure({ db }: ActorContext, { first, timeZone }: Days): Promise<TodayFigure> {
  const jobs = await findFailingJobs(db)
  const begun = jobs.map(({ createdUtc }) => {
    const day = shopDate(new Date(createdUtc), timeZone)
    return { week: Math.floor((Date.parse(day) - Date.parse(first)) / (7 * durations.day)), value: 1 }
  })
  return { key: 'jobs', value: jobs.length, isMore: false, before: null, weeks: fillWeeks(begun) }
}
