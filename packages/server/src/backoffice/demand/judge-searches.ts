import { zeroResultsAmong, nearestOf, wishKey } from '@volute/domain/backoffice/demand'
import { durations } from '@volute/domain/core/kernel'
import type { Shop } from '../../core/http/context.ts'
import type { Queryable } from '../../core/db/index.ts'
import { addGroup, deleteOld, findNearGroups, insertZeroResult } from './zero-result-store.ts'
import { takeSettled } from '../../core/signals/index.ts'

/** Stores searches without results, without the person, and deletes what is too old (DEMAND-01, DEMAND-02). */
export async function judgeSearches({ db, now }: Pick<Shop, 'db' | 'now'>): Promise<void> {
  const until = new Date(now().getTime() - durations.settleWait)
  await db.transaction(async (tx) => {
    const { settled, since } = await takeSettled(tx, until)
    const zeroResults = new Set(zeroResultsAmong([...settled, ...since]))
    for (const search of settled) if (zeroResults.has(search)) await keepZeroResult(tx, search)
  })
  await deleteOld(db, now())
}

interface Missed {
  companyId: number
  text: string
  /** Time in milliseconds. */
  at: number
}

/** Adds a search without results to the group with the same meaning. */
async function keepZeroResult(tx: Queryable, { companyId, text, at }: Missed): Promise<void> {
  const key = wishKey(text)
  const nearest = nearestOf(key, await findNearGroups(tx, key))
  const groupId = nearest?.groupId ?? (await addGroup(tx, key))
  await insertZeroResult(tx, { groupId, companyId, text, atUtc: new Date(at) })
}
