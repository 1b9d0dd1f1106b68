import { z } from 'zod/mini'
import { catalogueNumber, count, defineEndpoint, pathId, signedIn } from '../../core/kernel/index.ts'
import { everywhere } from '../../core/permissions/index.ts'
import { callout, draftDrawing, drawingSummary } from './callout.ts'
import { workbenchLimits } from './limits.ts'
import { workbenchMessages } from './messages.ts'

const keepsCatalogue = signedIn({ staff: true, rights: everywhere('MANAGE_CATALOGUE') })

export const listDraftDrawings = defineEndpoint({
  name: 'workbench.listDrawings',
  method: 'GET',
  path: '/workbench/publications/{publicationId}/drawings',
  summary: 'The drawings of a draft, sheet by sheet',
  access: keepsCatalogue,
  fallback: workbenchMessages.drawingsFailed,
  params: z.object({ publicationId: pathId }),
  reply: z.object({ drawings: z.array(drawingSummary) }),
})

const ofDrawing = z.object({ drawingId: pathId })

export const getDraftDrawing = defineEndpoint({
  name: 'workbench.getDrawing',
  method: 'GET',
  path: '/workbench/drawings/{drawingId}',
  summary: 'A drawing of a draft with its callouts and the lines of its BOM',
  access: keepsCatalogue,
  fallback: workbenchMessages.drawingFailed,
  params: ofDrawing,
  reply: draftDrawing,
})

export const assignDrawing = defineEndpoint({
  name: 'workbench.assignDrawing',
  method: 'PUT',
  path: '/workbench/drawings/{drawingId}',
  summary: 'Say whose drawing it is; its callouts are read again against that BOM',
  access: keepsCatalogue,
  fallback: workbenchMessages.drawingFailed,
  errors: ['CHANGED_MEANWHILE'],
  params: ofDrawing,
  body: z.object({
    revision: count,
    partNumber: z.nullable(catalogueNumber),
    kind: z.enum(['EXPLODED', 'X_SECTION']),
  }),
  reply: draftDrawing,
})

export const saveCallouts = defineEndpoint({
  name: 'workbench.saveCallouts',
  method: 'PUT',
  path: '/workbench/drawings/{drawingId}/callouts',
  summary: 'Save the callouts of a drawing, all of them',
  access: keepsCatalogue,
  fallback: workbenchMessages.calloutsFailed,
  errors: ['CHANGED_MEANWHILE'],
  params: ofDrawing,
  body: z.object({
    revision: count,
    callouts: z.array(callout).check(z.maxLength(workbenchLimits.callouts)),
    /** True when a person has reviewed the drawing, so that it may be published. */
    isLookedAt: z.boolean(),
  }),
  reply: z.object({ revision: z.int() }),
})

export const getDraftPicture = defineEndpoint({
  name: 'workbench.getPicture',
  method: 'GET',
  path: '/workbench/drawings/{drawingId}/picture',
  summary: 'The picture of a drawing, or a tile of it, as a data address',
  access: keepsCatalogue,
  fallback: workbenchMessages.drawingFailed,
  params: ofDrawing,
  query: z.object({
    /**
     * `whole` is the picture, at most `tile` pixels wide and high; others are `column-row` at full size, or
     * `level-column-row`, where each level halves the resolution of the one before.
     */
    tile: z._default(z.string().check(z.regex(/^(whole|(\d-)?\d{1,3}-\d{1,3})$/)), 'whole'),
  }),
  reply: z.object({ address: z.string() }),
})
