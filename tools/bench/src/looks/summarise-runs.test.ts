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

it('performance is the median of the runs, and the other scores are the lowest', () => {
  const score = summariseRuns([run(0.88, 1), run(0.97, 0.98), run(0.94, 1)])
  expect(score).toMatchObject({ performance: 94, accessibility: 98, bestPractices: 100, pace: 940 })
})

it('each metric is its own median', () => {
  const runs = [10, 30, 20].map((ms) =>
    run(1, 1, {
      'total-blocking-time': audit('Blocked', 0.5, ms),
      'speed-index': audit('Speed', 1, 1000 - ms),
    }),
  )
  expect(summariseRuns(runs).metrics).toMatchObject({ 'total-blocking-time': 20, 'speed-index': 980 })
})

it('each accessibility or best-practices finding is listed once, and performance audits are omitted', () => {
  const missed = {
    'color-contrast': audit('Contrast is too low', 0),
    'total-blocking-time': audit('Blocked', 0),
    'is-on-https': audit('Uses HTTPS', null),
  }
  expect(summariseRuns([run(1, 0.9, missed), run(1, 0.9, missed)]).findings).toEqual(['Contrast is too low'])
})
