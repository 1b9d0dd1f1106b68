import { quickSteps, rules } from './quick-steps.ts'
import { runSteps } from './run-steps.ts'

/** `npm run check`: all that holds without a server, a database or a browser. */
await runSteps([{ steps: [rules, ...quickSteps] }])
