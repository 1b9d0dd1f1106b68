import { wishKey } from '@volute/domain/backoffice/demand'
import { durations, limits } from '@volute/domain/core/kernel'
import type { ActorContext } from '../http/context.ts'
import { forgetNotFound, writeFound, writeNotFound } from './settled-store.ts'

/**
 * Records a person's searches without results; an email address is not demand. It does not fail the call: the search is
 * answered whether or not the record succeeds.
 */
export async function noteNotFound(ctx: ActorContext, texts: readonly string[]): Promise<void> {
  const noted = [...new Set(texts)].filter((text) => wishKey(text) !== '' && !text.includes('@'))
  if (noted.length === 0) return
  await unlessOwn(ctx, (by) =>
    writeNotFound(ctx.db, {
      ...by,
      texts: noted.slice(0, limits.settledSearches).map((text) => text.slice(0, limits.searchValue)),
    }),
  )
}

/** Records that a person has found something, if they searched without results just before. */
export const noteFound = (ctx: ActorContext, text: string) =>
  unlessOwn(ctx, (by) =>
    writeFound(ctx.db, { ...by, text, since: new Date(by.now.getTime() - durations.settleWait) }),
  )

/** Forgets a person's searches without results for which a suggestion is shown (DEMAND-10). */
export async function noteSuggested(ctx: ActorContext, texts: readonly string[]): Promise<void> {
  if (texts.length > 0) await unlessOwn(ctx, ({ userId }) => forgetNotFound(ctx.db, { userId, texts }))
}

interface By {
  userId: number
  companyId: number
  now: Date
}

/** Skips searches of the maker's own people, which are not demand; those made in a customer's name are. */
async function unlessOwn(
  { actor, now, log }: ActorContext,
  note: (by: By) => Promise<unknown>,
): Promise<void> {
  if (actor.worksForProvider) return
  const { userId, companyId } = actor
  await note({ userId, companyId, now: now() }).catch((error: Error) =>
    log.warn({ err: error }, 'a search was not noted'),
  )
}
