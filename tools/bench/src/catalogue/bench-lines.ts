import { between, type Chance, pick } from './seeded.ts'

export interface LineRow {
  parent_part_number: string
  child_part_number: string
  quantity: number
  position: number
}

/** Sub-assemblies per assembly, until there is one for every ten lines. */
const BRANCHES = 5

/**
 * Makes a BOM of exactly this many lines: a tenth are sub-assemblies, five to an assembly, each with parts of its own. 5,000
 * lines are 500 sub-assemblies five levels deep. Returns the sub-assemblies' numbers with the lines.
 */
export function nestedBom(number: string, lines: number, leaves: readonly string[], chance: Chance) {
  const subs = Array.from({ length: lines / 10 }, (_, index) => `${number}-S${index + 1}`)
  const assemblies = [number, ...subs]
  const children = new Map<string, string[]>(assemblies.map((assembly) => [assembly, []]))
  for (const [index, sub] of subs.entries())
    children.get(assemblies[Math.floor(index / BRANCHES)] ?? number)?.push(sub)
  for (let leaf = 0; leaf < lines - subs.length; leaf++)
    children.get(assemblies[leaf % assemblies.length] ?? number)?.push(pick(chance, leaves))
  return { subs, rows: [...children].flatMap(([parent, below]) => linesOf(parent, below, chance)) }
}

/** Lines of one assembly, with its children in their order. */
export function linesOf(parent: string, children: readonly string[], chance: Chance): LineRow[] {
  return children.map((child, index) => ({
    parent_part_number: parent,
    child_part_number: child,
    quantity: between(chance, 1, 12),
    position: index + 1,
  }))
}
