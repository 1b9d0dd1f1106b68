import { runSteps } from './run-steps.ts'
import { serverTests } from './server-tests.ts'

/** `npm run check:postgres -- cart/put-cart`: all server tests, or those of the given files, on a throwaway PostgreSQL. */
await runSteps([{ steps: [serverTests(process.argv.slice(2))] }])
