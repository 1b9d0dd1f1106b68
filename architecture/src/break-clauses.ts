import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { argv, execPath, exit } from 'node:process'
import { houseFiles, root } from './house-files.ts'
import { type Mutation, mutations } from './mutations.ts'
import { runProgram } from './run-program.ts'

/** In ms; a test that waits longer for what is broken has noticed it. */
const LONGEST = 60_000
const tests = houseFiles(/^packages\/.*\.test\.tsx?$/)

/**
 * `npm run break -w @volute/architecture [SEARCH- …]`: breaks the clause of each id in turn, runs the tests that name
 * the id, and prints the ids whose tests stay green. Every file is as before afterwards, also after Ctrl-C.
 */
let restore = () => {}
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    restore()
    exit(1)
  })
const wanted = mutations.filter(
  ({ id }) => argv.length < 3 || argv.slice(2).some((one) => id.startsWith(one)),
)
const green: string[] = []
for (const mutation of wanted) {
  const isGreen = await staysGreen(mutation)
  console.log(`${mutation.id} ${isGreen ? 'stays green' : 'fails, as it should'}`)
  if (isGreen) green.push(mutation.id)
}
console.log(
  green.length > 0 ? `Tests hold no clause of: ${green.join(', ')}` : 'Every broken clause was noticed.',
)
process.exitCode = green.length > 0 ? 1 : 0

async function staysGreen({ id, file, from, to }: Mutation): Promise<boolean> {
  const naming = tests.filter(({ text }) => text.includes(id)).map(({ path }) => path)
  if (naming.length === 0) return true
  const path = join(root, file)
  const before = readFileSync(path, 'utf8')
  restore = () => writeFileSync(path, before)
  try {
    writeFileSync(
      path,
      before.replace(from, () => to),
    )
    return await passes(naming, id)
  } finally {
    restore()
  }
}

/** Ends in time with everything that the tests have started. */
async function passes(files: readonly string[], id: string): Promise<boolean> {
  const vitest = join(root, 'node_modules/vitest/vitest.mjs')
  const command = [execPath, vitest, 'run', ...files, '-t', id, '--bail', '1']
  return (await runProgram(command, {}, AbortSignal.timeout(LONGEST))).ok
}
