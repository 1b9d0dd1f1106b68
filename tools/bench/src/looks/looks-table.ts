import { sayKilobytes, sayMs } from '../figures.ts'
import type { Preset } from './score-screen.ts'
import { metrics, type Score } from './summarise-runs.ts'
import type { Fetched, Weight } from './weigh-screen.ts'

/** All measurements of a screen; without scores if Lighthouse did not run. */
export interface Look {
  name: string
  weight: Weight
  scores: ReadonlyMap<Preset, Score>
}

/** Titles and rows, as `printTable` takes them. */
export type Table = [titles: string[], rows: string[][]]

/** Table of what each screen loads, when it shows, and its Lighthouse scores. */
export function looksTable(looks: readonly Look[]): Table {
  const presets = presetsOf(looks)
  const sizes = ['script kB', 'style kB', 'later kB', 'script in all kB', 'first paint ms', 'shown ms']
  const judged = presets.length > 0 ? ['accessibility', 'best practices'] : []
  return [
    ['Screen', ...sizes, ...presets.map((preset) => `performance ${preset}`), ...judged],
    looks.map(({ name, weight, scores }) => [
      name,
      ...sayWeight(weight),
      ...presets.map((preset) => sayPoints(scores, preset)),
      ...(presets.length > 0 ? [lowest(scores, 'accessibility'), lowest(scores, 'bestPractices')] : []),
    ]),
  ]
}

/** Table of the five metrics behind each performance score. */
export function metricsTable(looks: readonly Look[]): Table {
  return [
    ['Performance', 'first paint ms', 'speed index ms', 'largest paint ms', 'blocked ms', 'moved'],
    looks.flatMap(({ name, scores }) =>
      [...scores].map(([preset, score]) => [
        `${name}, ${preset}`,
        ...metrics.map((metric) =>
          score.metrics[metric].toFixed(metric === 'cumulative-layout-shift' ? 3 : 0),
        ),
      ]),
    ),
  ]
}

const presetsOf = (looks: readonly Look[]) => [...new Set(looks.flatMap(({ scores }) => [...scores.keys()]))]

function sayWeight({ scripts, styles, firstPaint, shown }: Weight): string[] {
  return [
    sayKilobytes(sumOf(scripts.filter(({ isFirst }) => isFirst))),
    sayKilobytes(sumOf(styles.filter(({ isFirst }) => isFirst))),
    sayKilobytes(sumOf([...scripts, ...styles].filter(({ isFirst }) => !isFirst))),
    sayKilobytes(sumOf(scripts)),
    sayMs(firstPaint),
    sayMs(shown),
  ]
}

const sumOf = (fetched: readonly Fetched[]) => fetched.reduce((sum, { size }) => sum + size, 0)

const sayPoints = (scores: Look['scores'], preset: Preset) => String(scores.get(preset)?.performance ?? '')

/** Shows one score for both presets: the lower one. */
const lowest = (scores: Look['scores'], category: 'accessibility' | 'bestPractices') =>
  String(Math.min(...[...scores.values()].map((score) => score[category])))
