import { quantile } from '../figures.ts'

/** Parts of a Lighthouse report that the bench reads; scores range from 0 to 1, or are null where they do not apply. */
export interface LighthouseRun {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>
  audits: Record<string, { title: string; score: number | null; numericValue?: number }>
  environment: { benchmarkIndex: number }
}

/** Score of a screen, from 0 to 100, and what makes it up. */
export interface Score {
  performance: number
  accessibility: number
  bestPractices: number
  /** Milliseconds, except layout shift: the share of the screen that moved. */
  metrics: Record<Metric, number>
  /** Failed audits, except performance's, that a person or a browser may complain of, in Lighthouse's words. */
  findings: string[]
  /** Speed of this machine by Lighthouse; a desktop computer has 1,500 to 2,000, a phone 125 to 800. */
  pace: number
}

/** The five metrics that make up performance. */
export const metrics = [
  'first-contentful-paint',
  'speed-index',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
] as const
type Metric = (typeof metrics)[number]

/**
 * Merges several runs: the median of what varies, the lowest of what does not. Performances of 88, 97 and 94 give 94;
 * accessibilities of 100, 98 and 100 give 98.
 */
export function summariseRuns(runs: readonly LighthouseRun[]): Score {
  const scores = (category: string) =>
    runs.map(({ categories }) => Math.round((categories[category]?.score ?? 0) * 100))
  const medianOf = (metric: Metric) => median(runs.map(({ audits }) => audits[metric]?.numericValue ?? 0))
  return {
    performance: median(scores('performance')),
    accessibility: Math.min(...scores('accessibility')),
    bestPractices: Math.min(...scores('best-practices')),
    metrics: Object.fromEntries(metrics.map((metric) => [metric, medianOf(metric)])) as Score['metrics'],
    findings: [...new Set(runs.flatMap(findingsOf))],
    pace: median(runs.map(({ environment }) => environment.benchmarkIndex)),
  }
}

/** Leaves out performance, since the metrics show it. */
function findingsOf({ categories, audits }: LighthouseRun): string[] {
  return Object.entries(categories)
    .filter(([name]) => name !== 'performance')
    .flatMap(([, { auditRefs }]) => auditRefs.filter(({ weight }) => weight > 0))
    .flatMap(({ id }) => audits[id] ?? [])
    .filter(({ score }) => score !== null && score < 1)
    .map(({ title }) => title)
}

const median = (values: readonly number[]) => quantile(values, 0.5)
