import { withoutSlow } from './deploy-tests.ts'
import { npmScript, type Step, vitest } from './steps.ts'

export const format = npmScript('Format', 'check:format')

/** Tests that need no database, no built web app and no browser. */
export const ruleProjects = [
  'domain',
  'erp-tryton',
  'demo',
  'demo-generator',
  'bench',
  'web',
  'rules',
  'gate',
]

/** Longest of the quick checks. */
export const rules = vitest('Rules, demo world, screens, tools', ruleProjects, { env: withoutSlow })

/** Other checks without requirements, longest first. */
export const quickSteps: Step[] = [
  npmScript('Lint', 'check:lint'),
  npmScript('Types', 'check:types'),
  npmScript('Dead code', 'check:dead'),
  format,
]
