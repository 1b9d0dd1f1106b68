import { z } from 'zod/mini'
import { id, text } from '../../core/kernel/index.ts'
import { leftOutGroup } from './uploaded-file.ts'
import { workbenchLimits } from './limits.ts'

export const calloutShapes = ['ROUND', 'SQUARE', 'HEXAGON', 'BARE'] as const
/** `PROPOSED`: found by the shop. `ACCEPTED`: accepted, moved, typed or placed by a person. */
export const calloutStates = ['PROPOSED', 'ACCEPTED'] as const

/** A balloon of a drawing; lengths are in pixels of the picture. */
export const callout = z.object({
  x: z.number(),
  y: z.number(),
  width: z.number(),
  height: z.number(),
  shape: z.enum(calloutShapes),
  /** Text of the callout: a reference of the BOM such as `1`, `10A`, `433.1`; empty if it could not be read. */
  text: text(workbenchLimits.calloutText),
  /** 0 to 1; 1 for callouts that a person placed or typed. */
  confidence: z.number().check(z.gte(0), z.lte(1)),
  state: z.enum(calloutStates),
})
export type Callout = z.output<typeof callout>

/** Confidence from which a proposal counts as sure. */
export const SURE = 0.9

/** `FINDING`: a worker is searching it for callouts. `LOOKED_AT`: reviewed by a person, can be published. */
export const drawingStates = ['FINDING', 'TO_LOOK_AT', 'LOOKED_AT', 'FAILED'] as const

export const drawingSummary = z.object({
  drawingId: id,
  fileId: id,
  /** File name, with the sheet if there are several: `4RB.tiff, sheet 2`. */
  name: z.string(),
  /** The part that the drawing shows; null until one is chosen. */
  partNumber: z.nullable(z.string()),
  kind: z.enum(['EXPLODED', 'X_SECTION']),
  state: z.enum(drawingStates),
  callouts: z.int(),
  problem: z.nullable(z.string()),
})
export type DrawingSummary = z.output<typeof drawingSummary>

/** A line of the BOM, as it is today or as the draft changes it. */
export const drawnLine = z.object({
  position: z.int(),
  reference: z.string(),
  partNumber: z.string(),
  description: z.string(),
})
export type DrawnLine = z.output<typeof drawnLine>

export const draftDrawing = z.extend(drawingSummary, {
  publicationId: id,
  /** Width and height of the picture in pixels. */
  width: z.int(),
  height: z.int(),
  /** Incremented by every change; saving with an older revision is rejected because somebody else was faster. */
  revision: z.int(),
  found: z.array(callout),
  lines: z.array(drawnLine),
  /** File of the draft that leaves out the BOM of this drawing; the lines are then those of today. */
  leftOut: z.nullable(z.extend(leftOutGroup, { fileId: id, fileName: z.string() })),
})
export type DraftDrawing = z.output<typeof draftDrawing>
