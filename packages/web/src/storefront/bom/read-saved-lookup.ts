import { lookup } from '@volute/domain/catalogue/bom'

interface SavedLine {
  reference?: string
  position: number
  parts: SavedLine[]
}

export interface SavedLookup {
  bom: { parts: SavedLine[] }
}

/** Adds missing references: such a line is called by its position. */
function withReferences(saved: SavedLookup): SavedLookup {
  const named = (line: SavedLine): SavedLine => ({
    reference: String(line.position),
    ...line,
    parts: line.parts.map(named),
  })
  return { ...saved, bom: { ...saved.bom, parts: saved.bom.parts.map(named) } }
}

/** Reads a saved look-up. Another release may have stored it, for example one without pump, angle or references. */
export const readSavedLookup = (saved: SavedLookup) =>
  lookup.parse({ pumpId: null, angle: null, ...withReferences(saved) })
