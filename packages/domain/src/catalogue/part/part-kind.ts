/** Kinds of parts that have a sign of their own, shown where a part has no picture. */
export const partKinds = [
  'impeller',
  'bearing',
  'seal',
  'gasket',
  'ring',
  'bolt',
  'nut',
  'washer',
  'shaft',
  'sleeve',
  'casing',
  'coupling',
  'spring',
  'key',
  'motor',
  'pipe',
  'kit',
  'pump',
  'part',
] as const
export type PartKind = (typeof partKinds)[number]

const nouns: Record<Exclude<PartKind, 'part'>, string> = {
  impeller: 'impeller propeller runner rotor',
  bearing: 'bearing roller',
  seal: 'seal packing gland bellows lip',
  gasket: 'gasket diaphragm membrane shim',
  ring: 'ring oring o-ring quadring circlip retainer collar',
  bolt: 'bolt screw stud capscrew pin rivet plug setscrew',
  nut: 'nut locknut',
  washer: 'washer lockwasher spacer grommet',
  shaft: 'shaft spindle rod axle',
  sleeve: 'sleeve bushing bush liner insert',
  casing: 'casing volute housing cover backplate bowl bell head box frame case chamber body plate flange',
  coupling: 'coupling hub clutch',
  spring: 'spring',
  key: 'key',
  motor: 'motor stator fan',
  pipe: 'pipe elbow hose fitting nipple tube column adapter valve cock',
  kit: 'kit set',
  pump: 'pump wet-end power-end',
}

const kindOfNoun = new Map(
  Object.entries(nouns).flatMap(([kind, words]) =>
    words.split(' ').map((word) => [word, kind as PartKind] as const),
  ),
)

/**
 * Kind of a part by the noun of its description: the last known word before the first comma, or before what it comes with.
 * `Bearing housing, wet end` is a casing, `O-ring, casing` a ring, and `Nuts` are a nut.
 */
export function partKindOf(description: string): PartKind {
  const [name = ''] = description.toLowerCase().split(/,|\b(?:with|for|and|of)\b/)
  const words = name.replaceAll(/\b(wet|power) end\b/g, '$1-end').match(/[a-z-]+/g) ?? []
  for (const word of words.toReversed()) {
    const kind = kindOfNoun.get(word) ?? kindOfNoun.get(word.replace(/s$/, ''))
    if (kind) return kind
  }
  return 'part'
}
