import { quantile } from '../figures.ts'
import type { Look } from './looks-table.ts'

/** Notes on the scores: findings of accessibility and best practices, and the speed of the machine during the runs. */
export function sayScores(looks: readonly Look[]): string[] {
  const scored = looks.flatMap(({ name, scores }) =>
    [...scores.values()].map((score) => ({ name, ...score })),
  )
  const findings = scored.flatMap(({ name, findings }) => findings.map((finding) => `${name}: ${finding}`))
  const pace = quantile(
    scored.map((score) => score.pace),
    0.5,
  )
  return [
    ...new Set(findings),
    `Lighthouse takes this machine for a ${pace.toFixed(0)}; a desk computer is 1,500 to 2,000, a phone 125 to 800.`,
  ]
}
