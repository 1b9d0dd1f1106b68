import { expect, it } from 'vitest'
import { type LighthouseRun, summariseRuns } from './summarise-runs.ts'

const category = (score: number, id = 'none', weight = 0) => ({ score, auditRefs: [{ id, weight }] })

function run(
  performance: number,
  accessibility: number,
  audits: LighthouseRun['audits'] = {},
): LighthouseRun {
  return {
    categories: {
      performance: category(performance, 'total-blocking-time', 30),
      accessibility: category(accessibility, 'color-contrast', 7),
      'best-practices': category(1, 'is-on-https', 5),
    },
    audits,
    environment: { benchmarkIndex: performance * 1000 },
  }
}

const audit = (title: string, score: number | null, numericValue?: number) => ({
  title,
  score,
  ...(numericValue !== undefined && { numericValue }),
})

it('takes the median of what jitters and the lowest of what does not', () => {
  const score = summariseRuns([run(0.88, 1), run(0.97, 0.98), run(0.94, 1)])
  expect(score).toMatchObject({ performance: 94, accessibility: 98, bestPractices: 100, pace: 940 })
})

it('takes the median of each metric by itself', () => {
  const runs = [10, 30, 20].map((ms) =>
    run(1, 1, {
      'total-blocking-time': audit('Blocked', 0.5, ms),
      'speed-index': audit('Speed', 1, 1000 - ms),
    }),
  )
  expect(summariseRuns(runs).metrics).toMatchObject({ 'total-blocking-time': 20, 'speed-index': 980 })
})

it('tells once what accessibility and best practices miss, and leaves performance to its metrics', () => {
  const missed = {
    'color-contrast': audit('Contrast is too low', 0),
    'total-blocking-time': audit('Blocked', 0),
    'is-on-https': audit('Uses HTTPS', null),
  }
  expect(summariseRuns([run(1, 0.9, missed), run(1, 0.9, missed)]).findings).toEqual(['Contrast is too low'])
})
