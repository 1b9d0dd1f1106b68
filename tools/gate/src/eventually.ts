import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { HANG_CAP } from './hang-cap.ts'
import { readOutput } from './run-program.ts'

const PAUSE = 25

type Truthy<T> = Exclude<T, undefined | null | false | 0 | ''>

/** Polls until the answer is truthy, up to `HANG_CAP`; `seen` adds details to the error of a wait that hangs. */
export async function eventually<T>(
  ask: () => T | Promise<T>,
  seen: () => string = () => String(ask),
): Promise<Truthy<T>> {
  const begun = performance.now()
  for (;;) {
    // Polls once more after the time is up, because a suspended machine has not seen anything happen meanwhile.
    const isLate = performance.now() - begun > HANG_CAP
    const answer = await ask()
    if (answer) return answer as Truthy<T>
    if (isLate) throw new Error(`it has not happened in ${HANG_CAP / 1_000} seconds: ${seen()}`)
    await wait(PAUSE)
  }
}

/** Waits until a newly started program is up; if it ends instead, rejects at once with its output. */
export async function untilUp(child: ChildProcess, isUp: () => Promise<boolean>): Promise<void> {
  const output = readOutput(child)
  const closed = once(child, 'close')
  closed.catch(() => undefined)
  await eventually(async () => {
    if (child.exitCode === null && child.signalCode === null) return isUp()
    await closed
    throw new Error(`${child.spawnfile} ended before it was up: ${output()}`)
  })
}
