import { z } from 'zod/mini'
import { id, text } from '../../core/kernel/index.ts'
import { workbenchLimits } from './limits.ts'

export const calloutShapes = ['ROUND', 'SQUARE', 'HEXAGON', 'BARE'] as const
/** `PROPOSED` was found by the shop; a person has accepted, moved, typed or placed an `ACCEPTED` one. */
export const calloutStates = ['PROPOSED', 'ACCEPTED'] as const

/** A balloon of a drawing; lengths are pixels of the picture. */
export const callout = z.object({
  x: z.number(),
  y: z.number(),
  width: z.number(),
  height: z.number(),
  shape: z.enum(calloutShapes),
  /** Text of the callout: a reference of the BOM, such as `1`, `10A`, `433.1`; empty where it could not be read. */
  text: text(workbenchLimits.calloutText),
  /** 0 to 1; what a person has placed or typed is 1. */
  confidence: z.number().check(z.gte(0), z.lte(1)),
  state: z.enum(calloutStates),
})
export type Callout = z.output<typeof callout>

/** From here a proposal counts as sure. */
export const SURE = 0.9

/** `FINDING` is looked through by a worker; `LOOKED_AT` has been seen by a person and can be published. */
export const drawingStates = ['FINDING', 'TO_LOOK_AT', 'LOOKED_AT', 'FAILED'] as const

export const drawingSummary = z.object({
  drawingId: id,
  fileId: id,
  /** The file's name, with the sheet where it has several: `4RB.tiff, sheet 2`. */
  name: z.string(),
  /** The part whose drawing it is; null until one is named. */
  partNumber: z.nullable(z.string()),
  kind: z.enum(['EXPLODED', 'X_SECTION']),
  state: z.enum(drawingStates),
  callouts: z.int(),
  problem: z.nullable(z.string()),
})
export type DrawingSummary = z.output<typeof drawingSummary>

/** A line of the BOM, today's or as the draft makes it. */
export const drawnLine = z.object({
  position: z.int(),
  reference: z.string(),
  partNumber: z.string(),
  description: z.string(),
})
export type DrawnLine = z.output<typeof drawnLine>

export const draftDrawing = z.extend(drawingSummary, {
  publicationId: id,
  /** Pixels of the picture. */
  width: z.int(),
  height: z.int(),
  /** Raised by every change: who sends an older one is told that somebody else was faster. */
  revision: z.int(),
  found: z.array(callout),
  lines: z.array(drawnLine),
})
export type DraftDrawing = z.output<typeof draftDrawing>
