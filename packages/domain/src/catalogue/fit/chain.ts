import { limits } from '../../core/kernel/index.ts'

/** Part numbers mapped to the part number that replaces each. */
export type Replacements = ReadonlyMap<string, string>

/** Part numbers from a part to the one to order today, the part included; only the part when its chain is circular. */
export function chainOf(partNumber: string, replacedBy: Replacements): string[] {
  const chain = [partNumber]
  for (let next = replacedBy.get(partNumber); next !== undefined; next = replacedBy.get(next)) {
    if (chain.includes(next) || chain.length > limits.replacements) return [partNumber]
    chain.push(next)
  }
  return chain
}

/** The chain from an earlier part to a later one, both included; empty when no chain connects them. */
export function chainBetween(from: string, to: string, replacedBy: Replacements): string[] {
  const chain = chainOf(from, replacedBy)
  return from === to ? [] : chain.slice(0, chain.indexOf(to) + 1)
}
