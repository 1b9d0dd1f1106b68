import type { ChildProcess } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { HANG_CAP } from './hang-cap.ts'
import { readOutput } from './run-program.ts'

const PAUSE = 25

type Truthy<T> = Exclude<T, undefined | null | false | 0 | ''>

/** Asks until there is an answer, however long that takes; `seen` is what the failure shows of a wait that hangs. */
export async function eventually<T>(
  ask: () => T | Promise<T>,
  seen: () => string = () => String(ask),
): Promise<Truthy<T>> {
  const begun = performance.now()
  while (performance.now() - begun < HANG_CAP) {
    const answer = await ask()
    if (answer) return answer as Truthy<T>
    await wait(PAUSE)
  }
  throw new Error(`it has not happened in ${HANG_CAP / 1_000} seconds: ${seen()}`)
}

/** Waits until a program that was just started is up; one that ends instead fails at once, with its output. */
export async function untilUp(child: ChildProcess, isUp: () => Promise<boolean>): Promise<void> {
  const output = readOutput(child)
  await eventually(async () => {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`${child.spawnfile} ended before it was up: ${output()}`)
    return isUp()
  })
}
