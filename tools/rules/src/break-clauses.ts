import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { argv, execPath } from 'node:process'
import { breakSingly } from './breaks/break-singly.ts'
import { findBreaks } from './breaks/find-breaks.ts'
import { breaksFile, breaksFolder, readResults, resultsFile } from './breaks/results.ts'
import { ensurePostgres } from '../../gate/src/ensure-postgres.ts'
import { sourceFiles, root } from '../../gate/src/source-files.ts'
import { spelledIds, writtenIds } from './requirement-ids.ts'
import { runProgram } from '../../gate/src/run-program.ts'
import { openThrowawayPostgres } from '../../gate/src/throwaway-postgres.ts'

/** Limit of a wait in ms; a test that waits longer has noticed the break. */
const LONGEST_WAIT = '30000'
/** Step size that visits all parts of a list early. */
const GOLDEN = 0.618
const logFile = join(breaksFolder, 'log.txt')
const stop = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop.abort())

/**
 * `npm run break -w @volute/rules -- [SEARCH- LEAD-05 …] [domain web server]`: breaks the code after each comment that
 * names an id, in one way after another, runs the tests in these packages that name the id, and prints the ids with
 * tests that still pass. No file is changed.
 */
const wanted = writtenIds.filter((id) => isChosen(id, /^[A-Z]/))
const tests = sourceFiles(/^packages\/.*\.test\.tsx?$/)
  .filter(({ path }) => isChosen(path.slice('packages/'.length), /^[a-z]/))
  .map(({ path, text }) => ({ path, ids: spelledIds(text).filter((id) => wanted.includes(id)) }))
  .filter(({ ids }) => ids.length > 0)
const breaks = sourceFiles(/^packages\/[\w-]+\/src\/.*(?<!\.test)\.tsx?$/).flatMap(findBreaks)
const keysOf = new Map(wanted.map((id) => [id, spread(breaks.filter(({ ids }) => ids.includes(id)))]))
mkdirSync(breaksFolder, { recursive: true })
writeFileSync(breaksFile, JSON.stringify(Object.fromEntries(keysOf)))
for (const file of [resultsFile, logFile]) writeFileSync(file, '')
await runTests()
report()

function isChosen(name: string, kind: RegExp) {
  const chosen = starts(kind)
  return chosen.length === 0 || chosen.some((one) => name.startsWith(one))
}

function starts(kind: RegExp) {
  return argv.slice(2).filter((one) => kind.test(one))
}

/** Orders the keys of breaks so that all parts of the code come early, and functions that do nothing come last. */
function spread(all: { key: string; to: string }[]): string[] {
  const places = all.map(({ key, to }, index) => ({
    key,
    place: /^(return )?null$/.test(to) ? 1 : (index * GOLDEN) % 1,
  }))
  return places.toSorted((a, b) => a.place - b.place).map(({ key }) => key)
}

async function runTests() {
  const programs = tests.some(({ path }) => path.includes('/server/')) && (await ensurePostgres(stop.signal))
  const cluster = programs ? await openThrowawayPostgres(programs) : undefined
  try {
    const database = cluster && { TEST_DATABASE_URL: cluster.url }
    await runVitest(tests, { HANG_CAP: LONGEST_WAIT, ...database })
    const broken = new Set(readResults().map(({ id }) => id))
    for (const [id, keys] of keysOf) {
      const own = tests.filter(({ ids }) => ids.includes(id))
      if (own.length === 0 || broken.has(id)) continue
      await breakSingly(id, keys, (env) => runVitest(own, { ...database, ...env }))
    }
  } finally {
    await cluster?.close()
  }
}

async function runVitest(files: typeof tests, env: Record<string, string>) {
  const vitest = join(root, 'node_modules/vitest/vitest.mjs')
  const config = join(import.meta.dirname, 'breaks/vitest.config.ts')
  const pattern = `(${starts(/^[A-Z]/).join('|') || '[A-Z]'})`
  const paths = files.map(({ path }) => path)
  const command = [execPath, vitest, 'run', ...paths, '--config', config, '-t', pattern]
  const { output } = await runProgram(command, env, stop.signal)
  appendFileSync(logFile, output)
}

function report() {
  const runs = readResults()
  const broken = new Set(runs.map(({ id }) => id))
  const held = new Set(runs.filter(({ error }) => error !== null).map(({ id }) => id))
  const isNobodys = (id: string) => keysOf.get(id)?.length === 0
  print('Held', (id) => held.has(id))
  print('Tests stay green', (id) => broken.has(id) && !held.has(id))
  print("Nobody's line", isNobodys)
  print('Not tried', (id) => !broken.has(id) && !isNobodys(id))
  for (const { id, test, error } of runs)
    if (!id && error !== null) console.log(`Fails without a break: ${test}: ${error}`)
}

function print(title: string, belongs: (id: string) => boolean) {
  const ids = wanted.filter(belongs)
  console.log(`${title} (${ids.length}): ${ids.join(', ')}`)
}
