import type { CodeRule } from './code-rules.ts'

/** A wait of a fixed time, a limit in figures, and a second try: a slow machine would decide. */
const forbidden = [
  /\btimers\/promises\b/,
  /\bnew Promise(?:<\w+>)?\([^)]*\)?[^)]*\bsetTimeout\b/,
  /\bwaitForTimeout\b/,
  /\bvi\.wait(?:For|Until)\b/,
  /\bnetworkidle\b/,
  /\bsleep \d/,
  /\b(?:retries|repeats|retry)\s*:\s*(?!0\b|false\b)[^\s,)]+/,
  /\b\w*[tT]imeout\s*[:=]\s*\d[\d_]*/,
  /\.set\w*Timeout\(\s*\d[\d_]*|AbortSignal\.timeout\(\s*\d[\d_]*/,
  // The third argument of a test or a hook, in figures or by a name of its own.
  /^ *\}\s*,\s*(?:(?:\d+\s*\*\s*)?\d+(?:_\d{3})+|PATIENCE|[A-Z_]*(?:TIMEOUT|LIMIT|SECONDS|MINUTES))\s*,?\s*\)/m,
]

/** Waits are `eventually` and `expect.poll`, whose one cap is in `hang-cap.ts`. */
export const waitsForConditions: CodeRule = ({ path, text }) => {
  // Under a fake clock no time passes.
  const rules = text.includes('useFakeTimers')
    ? forbidden.filter(({ source }) => !source.includes('new Promise'))
    : forbidden
  return rules.flatMap((rule) =>
    [...text.matchAll(new RegExp(rule, `g${rule.flags}`))].map(({ 0: found, index }) => {
      const line = text.slice(0, index).split('\n').length
      return `${path}:${line} has ${found.trim()}`
    }),
  )
}
