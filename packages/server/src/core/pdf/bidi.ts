import { createRequire } from 'node:module'

interface Levels {
  levels: Uint8Array
  paragraphs: { start: number; end: number; level: number }[]
}

interface Bidi {
  getEmbeddingLevels(text: string): Levels
  getReorderedIndices(text: string, levels: Levels): number[]
  /** The bracket that faces the other way; null for other signs. */
  getMirroredCharacter(sign: string): string | null
}

const require = createRequire(import.meta.url)

/** Unicode's bidirectional algorithm: an odd level runs from right to left. */
export const bidi = (require('bidi-js') as () => Bidi)()
