import { expect, it } from 'vitest'
import { type Look, looksTable, metricsTable } from './looks-table.ts'
import type { Score } from './summarise-runs.ts'

const weight = {
  scripts: [
    { name: 'ground.js', size: 100_000, isFirst: true },
    { name: 'cart.js', size: 4240, isFirst: true },
    { name: 'menu.js', size: 22_000, isFirst: false },
  ],
  styles: [
    { name: 'cart.css', size: 3010, isFirst: true },
    { name: 'menu.css', size: 500, isFirst: false },
  ],
  firstPaint: 118.4,
  shown: 251.6,
}

const score: Score = {
  performance: 96,
  accessibility: 100,
  bestPractices: 98,
  metrics: {
    'first-contentful-paint': 812.4,
    'speed-index': 900,
    'largest-contentful-paint': 1104.6,
    'total-blocking-time': 40,
    'cumulative-layout-shift': 0.0042,
  },
  findings: [],
  pace: 1600,
}

const cart: Look = {
  name: 'cart',
  weight,
  scores: new Map([
    ['phone', { ...score, performance: 71, accessibility: 97 }],
    ['desk', score],
  ]),
}

it('a screen has its sizes, times and scores in one row, with the lower of two accessibility and best-practices scores', () => {
  const [titles, rows] = looksTable([cart])
  expect(rows).toEqual([['cart', '104.2', '3.0', '22.5', '126.2', '118', '252', '71', '96', '97', '98']])
  expect(titles).toHaveLength(11)
  expect(titles.slice(7)).toEqual([
    'performance phone',
    'performance desk',
    'accessibility',
    'best practices',
  ])
})

it('the scores are omitted if Lighthouse did not run', () => {
  const [titles, rows] = looksTable([{ ...cart, scores: new Map() }])
  expect(titles.at(-1)).toBe('shown ms')
  expect(rows).toEqual([['cart', '104.2', '3.0', '22.5', '126.2', '118', '252']])
})

it('the metrics table has five figures per screen and preset', () => {
  const [titles, rows] = metricsTable([{ ...cart, scores: new Map([['desk', score]]) }])
  expect(rows).toEqual([['cart, desk', '812', '900', '1105', '40', '0.004']])
  expect(titles).toHaveLength(6)
})
