import { npmScript, type Step, vitest } from './steps.ts'

export const format = npmScript('Format', 'check:format')

/** What needs no database, no built web app and no browser; what tells soonest first. */
export const quickSteps: Step[] = [
  format,
  npmScript('Types', 'check:types'),
  npmScript('Lint', 'check:lint'),
  npmScript('Dead code', 'check:dead'),
  vitest('Rules, demo world, bench, screens, architecture', [
    'domain',
    'demo',
    'bench',
    'web',
    'architecture',
  ]),
]
