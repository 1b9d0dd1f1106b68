import { randomUUID } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

/** A variable to start processes with, and the list of running processes that have it, where the system shows them. */
export function markProcesses() {
  const name = `VOLUTE_MARK_${randomUUID().replaceAll('-', '')}`
  return { env: { [name]: '1' }, list: () => processesWith(name) }
}

/** Processes with this in their environment, as number and command. */
function processesWith(name: string): string[] {
  return globSync('/proc/[0-9]*').flatMap((process) => {
    try {
      if (!readFileSync(join(process, 'environ'), 'utf8').includes(name)) return []
      return [`${basename(process)} ${readFileSync(join(process, 'cmdline'), 'utf8').replaceAll('\0', ' ')}`]
    } catch {
      return []
    }
  })
}
