import { callout, workbenchLimits } from '@volute/domain/workbench/workbench'
import { z } from 'zod/mini'
import { draftKey, forgetStored, getSession, readStored, writeStored } from '../../../core/api/index.ts'

const unsavedCallouts = z.object({
  /** Revision of the drawing at the time of the change. */
  revision: z.int(),
  callouts: z.array(callout).check(z.maxLength(workbenchLimits.callouts)),
})

/** Callouts not yet saved on the server. */
export type UnsavedCallouts = z.output<typeof unsavedCallouts>

/** Stores unsaved callouts of a drawing on the device until this person signs out; null deletes them. */
export function keepUnsaved(drawingId: number, unsaved: UnsavedCallouts | null) {
  if (unsaved) writeStored(keyOf(drawingId), unsaved)
  else forgetStored(keyOf(drawingId))
}

export function readUnsaved(drawingId: number): UnsavedCallouts | null {
  return unsavedCallouts.safeParse(readStored(keyOf(drawingId))).data ?? null
}

const keyOf = (drawingId: number) => draftKey(`callouts-${drawingId}`, getSession().user)
