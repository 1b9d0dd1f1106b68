import type { Callout, DrawnLine } from './callout.ts'

export const calloutOf = (of: Partial<Callout>): Callout => ({
  x: 100,
  y: 100,
  width: 40,
  height: 40,
  shape: 'ROUND',
  text: '1',
  confidence: 0.97,
  state: 'PROPOSED',
  ...of,
})

export const lineOf = (reference: string, partNumber: string, description = 'Part'): DrawnLine => ({
  position: Number.parseInt(reference, 10) || 0,
  reference,
  partNumber,
  description,
})
