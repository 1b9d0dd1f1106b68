import { spawn } from 'node:child_process'
import { once } from 'node:events'
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
const program = fileURLToPath(new URL('../../../packages/server/src/import/main.ts', import.meta.url))

/** Imports a catalogue as a command does while somebody looks something up again and again, and prints what it costs them. */
export async function measureBesideImport(
  world: World,
  { address }: ShopProcess,
  lookUp: Sent,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'volute-bench-import-'))
  const caller = openCaller()
  const look = async (seconds: number) =>
    (await caller.call({ address, lists: [[lookUp]], seconds })).durations
  try {
    await writeLines(folder, LINES, 1)
    await look(2)
    const before = await look(QUIET_SECONDS)
    const importing = spawn(process.execPath, [program, folder], {
      env: { ...process.env, ...world.settings },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    const imported = once(importing, 'exit')
    const meanwhile = []
    while (importing.exitCode === null) meanwhile.push(...(await look(1)))
    const [code] = (await imported) as [number]
    if (code !== 0) throw new Error(`The import ended with ${code}.`)
    const [quiet, crowded] = [quantile(before, 0.99), quantile(meanwhile, 0.99)]
    printTable(
      [`look-up beside an import of ${LINES.toLocaleString('en')} lines`, 'before', 'meanwhile', '×', 'goal'],
      [
        ['99 % below, ms', sayMs(quiet), sayMs(crowded), sayTimes(crowded, quiet), '×1.3'],
        ['half below, ms', ...[before, meanwhile].map((all) => sayMs(quantile(all, 0.5))), '', ''],
      ],
    )
  } finally {
    caller.close()
    await rm(folder, { recursive: true, force: true })
  }
}
