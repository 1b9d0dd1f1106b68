import { quickSteps, rules } from './quick-steps.ts'
import { runSteps } from './run-steps.ts'

/** `npm run check`: all checks that need no server, database or browser. */
await runSteps([{ steps: [rules, ...quickSteps] }])
