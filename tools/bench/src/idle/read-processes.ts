import { readdirSync, readFileSync } from 'node:fs'

/** Memory and processor time so far of a process and its descendants; Linux only. */
export function readProcesses(id: number): { count: number; mebibytes: number; cpuSeconds: number } {
  const tree = treeOf(id)
  return {
    count: tree.length,
    mebibytes: sum(tree.map(residentMebibytes)),
    cpuSeconds: sum(tree.map(cpuSeconds)),
  }
}

/** Ids of a process and its descendants. */
export function treeOf(id: number): number[] {
  const all = namesIn('/proc').filter((name) => /^\d+$/.test(name))
  const children = all.map(Number).filter((one) => parentOf(one) === id)
  return [id, ...children.flatMap(treeOf)]
}

const parentOf = (id: number) => Number(/^PPid:\s+(\d+)/m.exec(read(`/proc/${id}/status`))?.[1])

export const residentMebibytes = (id: number) =>
  Number(/^VmRSS:\s+(\d+)/m.exec(read(`/proc/${id}/status`))?.[1] ?? 0) / 1_024

/** Processor seconds so far of one process alone: each thread's first figure, in nanoseconds. */
const cpuSeconds = (id: number) =>
  sum(
    namesIn(`/proc/${id}/task`).map(
      (thread) => Number.parseInt(read(`/proc/${id}/task/${thread}/schedstat`)) || 0,
    ),
  ) / 1e9

/** Processor seconds so far of each of these processes, by id. */
export const secondsOf = (ids: readonly number[]) => new Map(ids.map((id) => [id, cpuSeconds(id)]))

/** Processor seconds spent between two looks; a process that has ended by the second one is left out. */
export const spentBetween = (before: ReadonlyMap<number, number>, after: ReadonlyMap<number, number>) =>
  sum([...after].map(([id, seconds]) => seconds - (before.get(id) ?? 0)))

/** Empty once the process has ended. */
const namesIn = (folder: string) => orElse(() => readdirSync(folder), [])
const read = (file: string) => orElse(() => readFileSync(file, 'utf8'), '')

function orElse<Found>(look: () => Found, none: Found): Found {
  try {
    return look()
  } catch {
    return none
  }
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
