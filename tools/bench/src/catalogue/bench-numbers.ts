/** Three BOMs that the bench looks up, with their numbers of lines, and the size of the catalogue around them. */
export const benchBoms = {
  middle: { number: 'BENCH-500', lines: 500 },
  large: { number: 'BENCH-5000', lines: 5_000 },
  drawn: { number: 'BENCH-DRAWN', lines: 300 },
} as const

export const catalogueSize = { parts: 60_000, drawingElements: 5_000 } as const

/** BOMs that a slowed browser opens: long flat lists, a BOM to drill into, and models to go through. */
export const slowBoms = {
  long: { number: 'SLOW-3000', lines: 3_000 },
  longest: { number: 'SLOW-5000', lines: 5_000 },
  nested: { number: 'SLOW-NESTED', subs: 10, linesOfEach: 40 },
  models: 40,
} as const
