import { partKindOf } from '../../catalogue/part/index.ts'

/** Facets of parts, in display order. */
export const partFacets = ['noun', 'material', 'size'] as const
export type PartFacet = (typeof partFacets)[number]

/** Values of a part in each facet. */
export type FacetValues = Record<PartFacet, string[]>

/** Filter by facet; a missing one matches every part. */
export type FacetChoice = { [Facet in PartFacet]?: string | undefined }

export interface FacetCount {
  value: string
  count: number
}

/** Words of descriptions for each material; longer ones first, so that `ductile iron` is not counted as iron. */
const materials: readonly (readonly [material: string, words: string])[] = [
  ['Stainless steel', 'stainless steel|stainless|ss|304|304l|316|316l|316ss|304ss|17-4ph?|416'],
  ['Ductile iron', 'ductile iron|ductile'],
  ['Cast iron', 'cast iron|iron'],
  ['Bronze', 'bronze|bz'],
  ['Brass', 'brass'],
  ['Steel', 'steel|carbon steel'],
  ['Nitrile', 'nitrile|nbr|buna-?n?'],
  ['Fluorocarbon', 'fluorocarbon|viton|fkm'],
  ['EPDM', 'epdm'],
  ['PTFE', 'ptfe|teflon'],
  ['Silicon carbide', 'silicon carbide'],
  ['Tungsten carbide', 'tungsten carbide'],
  ['Carbon', 'carbon'],
  ['Ceramic', 'ceramic'],
  ['Graphite', 'graphite'],
  ['Aramid', 'aramid'],
  ['Neoprene', 'neoprene'],
  ['Rubber', 'rubber'],
  ['Nylon', 'nylon'],
  ['Polyurethane', 'polyurethane|urethane'],
  ['Aluminum', 'aluminum|aluminium'],
]
const materialOf = new Map(
  materials.flatMap(([material, words]) => words.split('|').map((word) => [word, material])),
)
const anyMaterial = new RegExp(
  `(?<![\\w/.-])(?:${materials
    .flatMap(([, words]) => words.split('|'))
    .toSorted((one, other) => other.length - one.length)
    .join('|')})(?![\\w/.-]*\\d)(?![\\w-])`,
  'gi',
)

/** A size has a fraction, a decimal, a cross, a dash between digits, or a unit: `4x3-10`, `1.750`, `5/8-11 x 2.25`, `1/8 NPT`. */
const anySize =
  /(?<![\w.#-])\d+(?:(?:[./-]|\s?x\s?)\d+)+(?:\s?(?:in|mm|ft|npt)\b)?(?![\w-])|(?<![\w.#-])\d+\s?(?:in|mm|ft|npt)\b/i

/** Reads kind, materials and size from a description: `O-ring, nitrile 2-222` is a ring of nitrile, 2-222. */
export function facetsOf(description: string): FacetValues {
  const kind = partKindOf(description)
  const named = description.match(anyMaterial) ?? []
  const size = anySize.exec(description)?.[0]
  return {
    noun: kind === 'part' ? [] : [`${kind[0]?.toUpperCase()}${kind.slice(1)}`],
    material: [...new Set(named.flatMap((word) => materialOf.get(word.toLowerCase()) ?? []))],
    size: size === undefined ? [] : [size.replaceAll(/\s?x\s?/gi, ' x ')],
  }
}

/** True if a part has all chosen values. */
export function hasChosen(values: FacetValues, chosen: FacetChoice): boolean {
  return partFacets.every((facet) => chosen[facet] === undefined || values[facet].includes(chosen[facet]))
}

/** Counts a facet's values among the parts that have the values chosen in the other facets, most frequent first. */
export function countFacet(all: readonly FacetValues[], facet: PartFacet, chosen: FacetChoice): FacetCount[] {
  const counts = new Map<string, number>()
  for (const values of all) {
    if (!hasChosen(values, { ...chosen, [facet]: undefined })) continue
    for (const value of values[facet]) counts.set(value, (counts.get(value) ?? 0) + 1)
  }
  return [...counts]
    .map(([value, count]) => ({ value, count }))
    .toSorted((one, other) => other.count - one.count || one.value.localeCompare(other.value, 'en'))
}
