import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { between, type Chance, pick } from '../catalogue/seeded.ts'
import type { Supervised } from './supervise.ts'

/** Most kills, and the most milliseconds between them. */
export interface Killing {
  most: number
  apart: number
}

/** Kills a random one of the processes at random moments until it is stopped; counts the kills by name. */
export async function killAround(
  victims: Pick<Supervised, 'name' | 'kill'>[],
  { most, apart }: Killing,
  chance: Chance,
  isUp: () => Promise<boolean>,
  stop: AbortSignal,
): Promise<Map<string, number>> {
  const kills = new Map<string, number>()
  for (let count = 0; count < most; count++) {
    await wait(between(chance, 1_000, apart))
    while (!stop.aborted && !(await isUp())) await wait(250)
    if (stop.aborted) return kills
    const victim = pick(chance, victims)
    await victim.kill()
    kills.set(victim.name, (kills.get(victim.name) ?? 0) + 1)
  }
  return kills
}

/** Process of the embedded database, found by the lock in the data folder. */
export function embeddedProcess(dataDir: string): Pick<Supervised, 'name' | 'kill'> {
  return {
    name: 'database',
    async kill() {
      const holder = await readFile(join(dataDir, 'in-use.json'), 'utf8').catch(() => undefined)
      if (!holder) return
      const { pid } = JSON.parse(holder) as { pid: number }
      try {
        process.kill(pid, 'SIGKILL')
      } catch {
        // It has already ended by itself.
      }
    },
  }
}
