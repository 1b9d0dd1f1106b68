import { npmScript, type Step, vitest } from './steps.ts'

export const format = npmScript('Format', 'check:format')

/** What needs no database, no built web app and no browser; the longest, which has one core, first. */
export const quickSteps: Step[] = [
  vitest('Rules, demo world, bench, screens, architecture', [
    'domain',
    'demo',
    'bench',
    'web',
    'architecture',
  ]),
  format,
  npmScript('Types', 'check:types'),
  npmScript('Lint', 'check:lint'),
  npmScript('Dead code', 'check:dead'),
]
