import { quantile } from '../figures.ts'

/** Parts of a Lighthouse report that are read; every score is from 0 to 1, or nothing where it does not apply. */
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
  /** Milliseconds, but for the share of the screen that moved. */
  metrics: Record<Metric, number>
  /** Findings that a person or a browser may complain of, in Lighthouse's words. */
  findings: string[]
  /** Speed of this machine by Lighthouse; a desk computer has 1,500 to 2,000, a phone 125 to 800. */
  pace: number
}

/** The five that performance is made of. */
export const metrics = [
  'first-contentful-paint',
  'speed-index',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
] as const
type Metric = (typeof metrics)[number]

/**
 * Several runs as one: the median of what jitters, the lowest of what does not. Performances of 88, 97 and 94 are 94;
 * accessibilities of 100, 98 and 100 are 98.
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

/** Performance's are left out: the metrics tell them. */
function findingsOf({ categories, audits }: LighthouseRun): string[] {
  return Object.entries(categories)
    .filter(([name]) => name !== 'performance')
    .flatMap(([, { auditRefs }]) => auditRefs.filter(({ weight }) => weight > 0))
    .flatMap(({ id }) => audits[id] ?? [])
    .filter(({ score }) => score !== null && score < 1)
    .map(({ title }) => title)
}

const median = (values: readonly number[]) => quantile(values, 0.5)
