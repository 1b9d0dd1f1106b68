import { availableParallelism } from 'node:os'
import { keepProgram } from './run-program.ts'

/** Keeps every core busy with a process of normal priority until the returned function is called or this process ends. */
export function keepCoresBusy(): () => void {
  const busy = Array.from({ length: availableParallelism() }, () =>
    keepProgram({ command: [process.execPath, '-e', 'for (;;);'] }),
  )
  return () => {
    for (const child of busy) child.stdin?.end()
  }
}
