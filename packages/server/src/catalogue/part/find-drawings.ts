import { messages, unavailable } from '@volute/domain/core/kernel'
import {
  type DrawingKind,
  drawingKinds,
  drawingName,
  type findDrawings as contract,
} from '@volute/domain/catalogue/part'
import type { ActorContext } from '../../core/http/context.ts'
import { fileKey } from '../../core/files/index.ts'
import type { Handler } from '../../core/http/bind.ts'

/** Kinds of drawings that exist, so that nobody requests a missing one (LOOKUP-11, E92). */
export const findDrawings: Handler<typeof contract> = async (ctx, { partNumbers }) => ({
  drawings: await Promise.all(
    partNumbers.map(async (partNumber) => ({ partNumber, kinds: await kindsOf(ctx, partNumber) })),
  ),
})

async function kindsOf({ files, log }: ActorContext, partNumber: string): Promise<DrawingKind[]> {
  try {
    const there = await Promise.all(
      drawingKinds.map((kind) => files.exists(fileKey(`svgs/${drawingName(partNumber, kind)}`))),
    )
    return drawingKinds.filter((_, index) => there[index])
  } catch (error) {
    log.error({ err: error }, 'the file store does not answer')
    throw unavailable(messages.noFiles)
  }
}
