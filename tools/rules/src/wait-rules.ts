import type { CodeRule } from './code-rules.ts'

/** Forbids fixed waits, literal time limits and retries, because their result depends on the machine's speed. */
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
  // The third argument of a test or hook, as a number or a constant of its own.
  /^ *\}\s*,\s*(?:(?:\d+\s*\*\s*)?\d+(?:_\d{3})+|PATIENCE|[A-Z_]*(?:TIMEOUT|LIMIT|SECONDS|MINUTES))\s*,?\s*\)/m,
]

/** Requires waits by `eventually` and `expect.poll`; their only cap is in `hang-cap.ts`. */
export const waitsForConditions: CodeRule = ({ path, text }) => {
  // Fake timers do not wait for real time.
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
