import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

/**
 * Finds the processes started with this mark (`NAME=value`) in their environment, as number and command, if the system
 * lists them.
 */
export function processesWith(mark: string): string[] {
  return globSync('/proc/[0-9]*').flatMap((process) => {
    try {
      if (!readFileSync(join(process, 'environ'), 'utf8').includes(mark)) return []
      return [`${basename(process)} ${readFileSync(join(process, 'cmdline'), 'utf8').replaceAll('\0', ' ')}`]
    } catch {
      return []
    }
  })
}
