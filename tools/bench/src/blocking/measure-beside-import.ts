import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { quantile, sayMs, sayTimes } from '../figures.ts'
import { writeLines } from '../import/write-lines.ts'
import { openCaller } from '../load/open-caller.ts'
import type { Sent } from '../load/load-process.ts'
import { printTable } from '../print-table.ts'
import type { World } from '../world/open-world.ts'
import type { ShopProcess } from '../world/start-shop-process.ts'

const LINES = 60_000
const QUIET_SECONDS = 5
const program = fileURLToPath(
  new URL('../../../../packages/server/src/workbench/import/main.ts', import.meta.url),
)

/** Ways of importing beside an open shop, and the options that choose them. */
const ways = { 'the import rests': [], 'it does not': ['--no-rest'] }

/** Milliseconds of the look-ups around one import, and how many seconds it took. */
interface Beside {
  before: number[]
  meanwhile: number[]
  after: number[]
  seconds: number
}

/**
 * Imports a catalogue as a command does while somebody looks something up again and again, in both ways in turns, and
 * prints what it costs them, in medians of so many imports.
 */
export async function measureBesideImport(
  world: World,
  { address }: ShopProcess,
  { lookUp, imports }: { lookUp: Sent; imports: number },
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'volute-bench-import-'))
  const caller = openCaller()
  const look = async (seconds: number) =>
    (await caller.call({ address, lists: [[lookUp]], seconds })).durations
  const seen = Object.values(ways).map((): Beside[] => [])
  let quantity = 1
  try {
    await writeLines(folder, LINES, quantity)
    await lookBeside(importer(world, folder, ['--no-rest']), look)
    for (let round = 0; round < imports; round++)
      for (const [way, options] of Object.values(ways).entries()) {
        await writeLines(folder, LINES, ++quantity)
        seen[way]?.push(await lookBeside(importer(world, folder, options), look))
      }
  } finally {
    caller.close()
    await rm(folder, { recursive: true, force: true })
  }
  printTable(
    [
      `look-ups beside an import of ${LINES.toLocaleString('en')} lines: 99 % below, ms`,
      'before',
      'meanwhile',
      'after',
      '×',
      'goal',
      'import, s',
    ],
    Object.keys(ways).map((way, index) => [way, ...sayBeside(seen[index] ?? [])]),
  )
}

const importer = (world: World, folder: string, options: readonly string[]) => () =>
  spawn(process.execPath, [program, folder, ...options], {
    env: { ...process.env, ...world.settings },
    stdio: 'ignore',
  })

async function lookBeside(
  start: ReturnType<typeof importer>,
  look: (seconds: number) => Promise<number[]>,
): Promise<Beside> {
  await look(1)
  const before = await look(QUIET_SECONDS)
  const begun = performance.now()
  const importing = start()
  let seconds = 0
  importing.once('exit', () => {
    seconds = (performance.now() - begun) / 1000
  })
  const meanwhile = []
  while (importing.exitCode === null) meanwhile.push(...(await look(1)))
  if (importing.exitCode !== 0) throw new Error(`The import ended with ${importing.exitCode}.`)
  return { before, meanwhile, after: await look(QUIET_SECONDS), seconds }
}

function sayBeside(imports: readonly Beside[]): string[] {
  const medianOf = (figure: (one: Beside) => number) => quantile(imports.map(figure), 0.5)
  const p99 = (durations: readonly number[]) => quantile(durations, 0.99)
  return [
    sayMs(medianOf(({ before }) => p99(before))),
    sayMs(medianOf(({ meanwhile }) => p99(meanwhile))),
    sayMs(medianOf(({ after }) => p99(after))),
    sayTimes(
      medianOf(({ before, meanwhile }) => p99(meanwhile) / p99(before)),
      1,
    ),
    '×1.3',
    medianOf(({ seconds }) => seconds).toFixed(1),
  ]
}
