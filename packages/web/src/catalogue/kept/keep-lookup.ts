import { isFlatList } from '@volute/domain/catalogue'
import { durations } from '@volute/domain/kernel'
import { COPY_ANSWER, copyName, forgetCopies, getSession, type KeptType } from '../../api/index.ts'
import { drawingsOf } from './drawings-of.ts'
import type { ShownLookup } from './lookup-place.ts'
import { readKeptDrawing } from './read-copy.ts'

type Lookup = ShownLookup['lookup']

/**
 * Keeps a look-up with its drawings on this device, once the shop itself is kept there; all of it or nothing.
 * What fails costs the copy alone: a refused or full storage, a lost network, a session that ends meanwhile.
 */
export async function keepLookup(
  place: { type: KeptType; identifier: string },
  lookup: Lookup,
): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const { user } = getSession()
  await navigator.serviceWorker.ready
  const drawings = await gatherDrawings(lookup).catch(() => null)
  if (!drawings || !isStill(user)) return
  const name = copyName(user, { ...place, keptAt: Date.now() })
  try {
    const cache = await caches.open(name)
    for (const [path, answer] of drawings) await cache.put(path, answer)
    await cache.put(COPY_ANSWER, new Response(JSON.stringify(lookup)))
  } catch {
    await caches.delete(name).catch(() => undefined)
  }
  await forgetCopies()
}

/** The answers for all drawings, one after the other: the page's own requests go first. */
async function gatherDrawings({ bom, forceNestedBom }: Lookup) {
  const drawings = new Map<string, Response>()
  const paths = drawingsOf(bom)
  for (const path of paths) {
    const answer = await askForDrawing(path)
    if (answer.ok || answer.status === 404) drawings.set(path, answer)
    const isTop = path === paths[0]
    // A list of the whole tree shows no drawings.
    if (isTop && isFlatList({ hasTopDrawing: answer.ok, forceNested: forceNestedBom })) break
  }
  return drawings
}

/** A drawing changes seldom: what was asked for within a day is asked for no more. */
async function askForDrawing(path: string): Promise<Response> {
  const known = await readKeptDrawing(path).catch(() => null)
  const age = Date.now() - Date.parse(known?.headers.get('date') ?? '')
  return known && age < durations.day ? known : fetch(path)
}

function isStill({ userId, companyId }: { userId: number; companyId: number }): boolean {
  const { user } = getSession()
  return user.userId === userId && user.companyId === companyId
}
