import { readingMessages } from './reading-messages.ts'

/** Where a row of a flat list stands: below a part at the n-th place, or on top. */
export interface LevelRead {
  /** Undefined on top. */
  parent?: string | undefined
  /** Counted from 1 below this parent, or on top. */
  place: number
  problem?: string
}

interface Open {
  part: string
  children: number
}

/**
 * Makes the parents of a flat list out of its levels: a row stands in the last row above it that is one level higher. After a level
 * that cannot be read, all is unsure until the next row on top.
 */
export function openLevels() {
  const open = new Map<number, Open>()
  let top: number | undefined
  let tops = 0
  let lastLevel = 0
  let lost: number | undefined

  function read(line: number, text: string, part: string): LevelRead {
    const level = levelOf(text)
    if (level === undefined) {
      lost ??= line
      return { ...below(lastLevel), problem: readingMessages.noLevel(text) }
    }
    top = Math.min(top ?? level, level)
    if (level === top) lost = undefined
    const above = below(level)
    for (const deeper of open.keys()) if (deeper > level) open.delete(deeper)
    open.set(level, { part, children: 0 })
    lastLevel = level
    if (lost !== undefined) return { ...above, problem: readingMessages.lostLevel(lost) }
    if (level > top && above.parent === undefined)
      return { ...above, problem: readingMessages.noParent(level) }
    return above
  }

  function below(level: number): LevelRead {
    const parent = open.get(level - 1)
    if (!parent) return { place: ++tops }
    parent.children++
    return { parent: parent.part, place: parent.children }
  }

  return { read }
}

/** `2`, `..2` and `+2` are level 2. */
export function levelOf(text: string): number | undefined {
  const [, digits] = /^[.+>*\s-]*(\d{1,3})$/.exec(text.trim()) ?? []
  return digits === undefined ? undefined : Number(digits)
}
