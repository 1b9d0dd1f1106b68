import { quickSteps, rules } from './quick-steps.ts'
import { runSteps } from './run-steps.ts'

/** `npm run check`: what holds without a server, a database or a browser; everything that fails is shown. */
await runSteps([{ steps: [rules, ...quickSteps] }], false)
