import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startEmbedded } from '@volute/server/core/db'

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '200' } } })
const dataDir = await mkdtemp(join(tmpdir(), 'volute-starts-'))
const winners: number[] = []
try {
  for (let round = 0; round < Number(values.rounds); round++) winners.push(await startTwice(dataDir))
} finally {
  await rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
}
for (const count of [0, 1, 2])
  console.log(
    `${count} winners: ${winners.filter((number) => number === count).length} of ${winners.length} rounds`,
  )
process.exitCode = winners.every((count) => count === 1) ? 0 : 1

/** Starts two databases at once on a folder whose last holder was killed; how many of them have it. Kills what has started. */
async function startTwice(folder: string): Promise<number> {
  const starts = await Promise.allSettled([startEmbedded(folder), startEmbedded(folder)])
  const started = starts.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : []))
  for (const database of started) {
    database.kill()
    await database.gone
  }
  // The note of a killed holder names a process that is no more: here, a number that no system gives.
  await writeFile(join(folder, 'in-use.json'), JSON.stringify({ pid: 99_999_999, parent: 99_999_999 }))
  return started.length
}
