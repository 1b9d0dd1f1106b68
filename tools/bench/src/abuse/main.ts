import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { quantile, sayMs } from '../figures.ts'
import { openDemoShop } from '../open-bench-shop.ts'
import { printTable } from '../print-table.ts'
import type { Flooded } from './flood-process.ts'
import { type Probed, probes } from './probe-process.ts'

const SIGN_INS = 800
const QUIET_SECONDS = 5

const dataDir = await mkdtemp(join(tmpdir(), 'volute-bench-'))
const shop = await openDemoShop(dataDir)
try {
  await measure(shop.address, shop.session.token)
} finally {
  await shop.close()
  await rm(dataDir, { recursive: true, force: true })
}

/** Wrong passwords for one person, all at once from one place, while somebody else looks things up. */
async function measure(address: string, token: string) {
  const prober = start('./probe-process.ts', { address, token })
  // The first answers compile what answers them.
  await wait(2_000)
  await seenBy(prober)
  await wait(QUIET_SECONDS * 1_000)
  const quiet = await seenBy(prober)
  const flooder = start('./flood-process.ts', { address, count: SIGN_INS })
  const [flooded] = (await once(flooder, 'message')) as [Flooded]
  const crowded = await seenBy(prober)
  prober.disconnect()

  console.log(`${SIGN_INS} wrong passwords at once were answered in ${flooded.seconds.toFixed(1)} s:`)
  for (const [status, count] of Object.entries(flooded.statuses)) console.log(`  ${count} × ${status}`)
  printTable(
    ['', 'quiet: 99 % below, ms', 'meanwhile: 99 % below, ms', 'worst, ms', 'answers'],
    Object.keys(probes).map((name) => {
      const during = crowded[name] ?? []
      const figures = [quantile(quiet[name] ?? [], 0.99), quantile(during, 0.99), Math.max(...during)]
      return [name, ...figures.map(sayMs), String(during.length)]
    }),
  )
}

function start(file: string, told: object): ChildProcess {
  const child = fork(new URL(file, import.meta.url))
  child.send(told)
  return child
}

/** Observations of the prober since it was last asked. */
async function seenBy(prober: ChildProcess): Promise<Probed> {
  prober.send('tell')
  const [seen] = (await once(prober, 'message')) as [Probed]
  return seen
}
