/** What the bench looks up: three BOMs by their number of lines, and how large the catalogue around them is. */
export const benchBoms = {
  middle: { number: 'BENCH-500', lines: 500 },
  large: { number: 'BENCH-5000', lines: 5_000 },
  drawn: { number: 'BENCH-DRAWN', lines: 300 },
} as const

export const catalogueSize = { parts: 60_000, drawingElements: 5_000 } as const
