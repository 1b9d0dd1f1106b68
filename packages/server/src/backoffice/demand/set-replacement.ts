import {
  checkReplacement,
  demandMessages,
  type setReplacement as contract,
} from '@volute/domain/backoffice/demand'
import { invalid, limits, notFound, orThrow } from '@volute/domain/core/kernel'
import { recordEvent } from '../../core/events/index.ts'
import type { Handler } from '../../core/http/bind.ts'
import { findWrongPaths } from '../../catalogue/numbers/index.ts'
import { findNumbered, readReplacements, writeReplacement } from './replacement-store.ts'

/** Sets the replacement of a part, by the rules of the import (E194). */
export const setReplacement: Handler<typeof contract> = async ({ db, actor, now }, typed) => {
  const { partNumber, replacedBy } = orThrow(checkReplacement(typed))
  await db.transaction(async (tx) => {
    const replacements = await readReplacements(tx)
    const part = await findNumbered(tx, partNumber)
    if (!part) throw notFound(demandMessages.unknownPart)
    const replacement = await findNumbered(tx, replacedBy)
    if (!replacement) return refuse('UNKNOWN', demandMessages.unknownPart)

    const wrong = findWrongPaths(replacements.set(part.id, [replacement.id]), limits.replacements)
    if (wrong.cycles.some((path) => path.includes(part.id)))
      return refuse('NOT_ALLOWED', demandMessages.ofEachOther)
    if (wrong.tooDeep.some((path) => path.includes(part.id)))
      return refuse('NOT_ALLOWED', demandMessages.tooLong(limits.replacements))

    await writeReplacement(tx, part.id, replacement.id)
    const { userId, companyId } = actor
    const subject = {
      partNumber: part.partNumber,
      replacedBy: replacement.partNumber,
      before: part.replacedBy,
    }
    await recordEvent(tx, { userId, companyId, kind: 'set-replacement', subject, now: now() })
  })
  return {}
}

const refuse = (code: 'UNKNOWN' | 'NOT_ALLOWED', sentence: string) =>
  void orThrow(invalid('replacedBy', code, sentence))
