import { runSteps } from './run-steps.ts'
import { trytonTests } from './tryton-tests.ts'

/** `npm run check:tryton`: all tests against a throwaway Tryton, or those of the given files. */
const files = process.argv.slice(2)
await runSteps([{ steps: [files.length > 0 ? trytonTests(files) : trytonTests()] }])
