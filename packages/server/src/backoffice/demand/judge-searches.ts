import { missesAmong, nearestOf, wishKey } from '@volute/domain/backoffice/demand'
import { durations } from '@volute/domain/core/kernel'
import type { Shop } from '../../core/http/context.ts'
import type { Queryable } from '../../core/db/index.ts'
import { addGroup, deleteOld, findNearGroups, insertMiss } from './miss-store.ts'
import { takeSettled } from '../../core/signals/index.ts'

/** Keeps what was searched for without results, without the person, and forgets what is too old (DEMAND-01, DEMAND-02). */
export async function judgeSearches({ db, now }: Pick<Shop, 'db' | 'now'>): Promise<void> {
  const until = new Date(now().getTime() - durations.missWait)
  await db.transaction(async (tx) => {
    const { settled, since } = await takeSettled(tx, until)
    const inVain = new Set(missesAmong([...settled, ...since]))
    for (const search of settled) if (inVain.has(search)) await keepMiss(tx, search)
  })
  await deleteOld(db, now())
}

interface Missed {
  companyId: number
  text: string
  /** Milliseconds. */
  at: number
}

/** Keeps a search without results among those that mean the same. */
async function keepMiss(tx: Queryable, { companyId, text, at }: Missed): Promise<void> {
  const key = wishKey(text)
  const nearest = nearestOf(key, await findNearGroups(tx, key))
  const groupId = nearest?.groupId ?? (await addGroup(tx, key))
  await insertMiss(tx, { groupId, companyId, text, atUtc: new Date(at) })
}
