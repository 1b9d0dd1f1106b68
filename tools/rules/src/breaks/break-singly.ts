import { readResults, type Result } from './results.ts'

/** Maximum number of processes for one id. */
const MOST = 4

/** Breaks an id with tests that cannot run twice on one database: each break gets its own process and database. */
export async function breakSingly(
  id: string,
  keys: readonly string[],
  run: (env: Record<string, string>) => Promise<void>,
) {
  const whole = await resultsOf(() => run({ BREAK_ID: id }))
  const reached = new Set(whole.flatMap((result) => result.reached ?? []))
  if (whole.some(({ error }) => error !== null)) return

  for (const key of keys.filter((one) => reached.has(one)).slice(0, MOST)) {
    const broken = await resultsOf(() => run({ BREAK_ID: id, BREAK_KEY: key }))
    if (broken.some(({ error }) => error !== null)) return
  }
}

async function resultsOf(run: () => Promise<void>): Promise<Result[]> {
  const { length } = readResults()
  await run()
  return readResults().slice(length)
}
