import { limits } from '../../core/kernel/index.ts'

/** Which part number takes the place of which. */
export type Replacements = ReadonlyMap<string, string>

/** The part numbers from a part to the one to order today, itself included; itself alone where its chain runs in a circle. */
export function chainOf(partNumber: string, replacedBy: Replacements): string[] {
  const chain = [partNumber]
  for (let next = replacedBy.get(partNumber); next !== undefined; next = replacedBy.get(next)) {
    if (chain.includes(next) || chain.length > limits.replacements) return [partNumber]
    chain.push(next)
  }
  return chain
}

/** The chain from an earlier part to a later one, both included; empty where none leads there. */
export function chainBetween(from: string, to: string, replacedBy: Replacements): string[] {
  const chain = chainOf(from, replacedBy)
  return from === to ? [] : chain.slice(0, chain.indexOf(to) + 1)
}
