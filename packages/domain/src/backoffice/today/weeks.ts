import { addDays } from '../../core/kernel/index.ts'

/** Number of weeks in a trend. */
export const trendWeeks = 13

/** First days of the weeks of a trend, oldest first. A week is seven days, and the last one ends today (TODAY-03). */
export const weeksUntil = (today: string): string[] =>
  Array.from({ length: trendWeeks }, (_, week) => addDays(today, 1 - 7 * (trendWeeks - week)))

/** Spreads counts by week over all weeks of a trend; a week without any counts 0. */
export function fillWeeks(counted: readonly { week: number; value: number }[]): number[] {
  const weeks = Array.from({ length: trendWeeks }, () => 0)
  for (const { week, value } of counted) if (week in weeks) weeks[week] = (weeks[week] ?? 0) + value
  return weeks
}
