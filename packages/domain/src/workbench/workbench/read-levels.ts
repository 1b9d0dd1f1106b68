import { readingMessages } from './reading-messages.ts'

/** Position of a row in a flat list: the n-th below a part, or at the top. */
export interface LevelRead {
  /** Undefined at the top. */
  parent?: string | undefined
  /** Counted from 1 below this parent, or at the top. */
  place: number
  problem?: string
}

interface Open {
  part: string
  children: number
}

/**
 * Derives the parents of a flat list from its levels: a row belongs to the last row above it that is one level higher. After
 * an unreadable level, every row is uncertain until the next row at the top level.
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

/** Parses a level: `2`, `..2` and `+2` are level 2. */
export function levelOf(text: string): number | undefined {
  const [, digits] = /^[.+>*\s-]*(\d{1,3})$/.exec(text.trim()) ?? []
  return digits === undefined ? undefined : Number(digits)
}
