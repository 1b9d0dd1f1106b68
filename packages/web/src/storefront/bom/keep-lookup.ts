import { isFlatList } from '@volute/domain/catalogue/bom'
import { durations, limits } from '@volute/domain/core/kernel'
import { drawingKinds, drawingPath, findDrawings } from '@volute/domain/catalogue/part'
import {
  call,
  COPY_ANSWER,
  copyName,
  forgetCopies,
  getSession,
  type KeptType,
  readKept,
} from '../../core/api/index.ts'
import type { ShownLookup } from './lookup-query.ts'

type Lookup = ShownLookup['lookup']

/**
 * Stores a look-up with its drawings on this device, once the shop's own files are stored; all or nothing.
 * A failure loses only the copy: storage rejected or full, connection lost, session ended.
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

/** Fetches the drawings there are, one after the other, so that the page's own requests go first; notes which are not. */
async function gatherDrawings({ bom, forceNestedBom }: Lookup) {
  const drawings = new Map<string, Response>()
  const found = await call(findDrawings, { partNumbers: assembliesOf(bom) })
  for (const { partNumber, kinds } of found.drawings) {
    for (const kind of drawingKinds) {
      const path = drawingPath(partNumber, kind)
      const answer = kinds.includes(kind) ? await askForDrawing(path) : new Response(null, { status: 404 })
      if (answer.ok || answer.status === 404) drawings.set(path, answer)
    }
    const hasTopDrawing = found.drawings[0]?.kinds.includes('exploded') ?? false
    // A flat list shows no drawings.
    if (isFlatList({ hasTopDrawing, forceNested: forceNestedBom })) break
  }
  return drawings
}

/** Drawings change seldom: a stored answer less than a day old is reused. */
async function askForDrawing(path: string): Promise<Response> {
  const known = await readKept(path).catch(() => null)
  const age = Date.now() - Date.parse(known?.headers.get('date') ?? '')
  return known && age < durations.day ? known : fetch(path)
}

function isStill({ userId, companyId }: { userId: number; companyId: number }): boolean {
  const { user } = getSession()
  return user.userId === userId && user.companyId === companyId
}

interface Assembly {
  partNumber: string
  parts: Assembly[]
}

/** The assemblies whose drawings are kept: the BOM first, then each assembly in it. */
export function assembliesOf(bom: Assembly): string[] {
  return [...new Set([bom.partNumber, ...assembliesIn(bom)])].slice(
    0,
    limits.keptDrawings / drawingKinds.length,
  )
}

function assembliesIn({ partNumber, parts }: Assembly): string[] {
  return parts.length === 0 ? [] : [partNumber, ...parts.flatMap(assembliesIn)]
}
