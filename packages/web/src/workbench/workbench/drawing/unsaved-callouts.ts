import { callout, workbenchLimits } from '@volute/domain/workbench/workbench'
import { z } from 'zod/mini'
import { draftKey, forgetStored, getSession, readStored, writeStored } from '../../../core/api/index.ts'

const unsavedCallouts = z.object({
  /** Revision of the drawing when they were changed. */
  revision: z.int(),
  callouts: z.array(callout).check(z.maxLength(workbenchLimits.callouts)),
})

/** Callouts that could not be saved. */
export type UnsavedCallouts = z.output<typeof unsavedCallouts>

/** Keeps unsaved callouts of a drawing on the device until this person signs out; null forgets them. */
export function keepUnsaved(drawingId: number, unsaved: UnsavedCallouts | null) {
  if (unsaved) writeStored(keyOf(drawingId), unsaved)
  else forgetStored(keyOf(drawingId))
}

export function readUnsaved(drawingId: number): UnsavedCallouts | null {
  return unsavedCallouts.safeParse(readStored(keyOf(drawingId))).data ?? null
}

const keyOf = (drawingId: number) => draftKey(`callouts-${drawingId}`, getSession().user)
