import { runSteps } from './run-steps.ts'
import { trytonTests } from './tryton-tests.ts'

/** `npm run check:tryton`: the tests before a throwaway Tryton, or those of some files. */
const files = process.argv.slice(2)
await runSteps([{ steps: [files.length > 0 ? trytonTests(files) : trytonTests()] }])
