import { readdirSync, readFileSync } from 'node:fs'

/** Ticks of the processor's clock in a second, on every Linux that runs Node.js. */
const TICKS = 100

/** What a process and everything that it has started hold of memory, and have taken of the processor so far; Linux only. */
export function readProcesses(id: number): { count: number; mebibytes: number; cpuSeconds: number } {
  const tree = treeOf(id)
  return {
    count: tree.length,
    mebibytes: sum(tree.map(residentMebibytes)),
    cpuSeconds: sum(tree.map(cpuSeconds)),
  }
}

function treeOf(id: number): number[] {
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  const children = all.map(Number).filter((one) => parentOf(one) === id)
  return [id, ...children.flatMap(treeOf)]
}

const parentOf = (id: number) => Number(/^PPid:\s+(\d+)/m.exec(read(id, 'status'))?.[1])

const residentMebibytes = (id: number) =>
  Number(/^VmRSS:\s+(\d+)/m.exec(read(id, 'status'))?.[1] ?? 0) / 1_024

/** User and system time are the 12th and 13th field behind the program's name, which may hold spaces. */
function cpuSeconds(id: number): number {
  const fields = read(id, 'stat').split(') ').at(-1)?.split(' ') ?? []
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) / TICKS
}

/** Empty once the process has ended. */
function read(id: number, file: 'status' | 'stat'): string {
  try {
    return readFileSync(`/proc/${id}/${file}`, 'utf8')
  } catch {
    return ''
  }
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
