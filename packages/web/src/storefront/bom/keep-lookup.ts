import { isFlatList } from '@volute/domain/catalogue/bom'
import { durations, limits } from '@volute/domain/core/kernel'
import { drawingKinds, drawingPath, findDrawings } from '@volute/domain/catalogue/part'
import {
  call,
  COPY_ANSWER,
  copyName,
  forgetCopies,
  getSession,
  type SavedType,
  readSaved,
} from '../../core/api/index.ts'
import type { ShownLookup } from './lookup-query.ts'

type Lookup = ShownLookup['lookup']

/**
 * Stores a look-up with its drawings on this device, all or nothing, once the shop's own files are stored.
 * On failure only the copy is missing: storage rejected or full, connection lost, session ended.
 */
export async function keepLookup(
  place: { type: SavedType; identifier: string },
  lookup: Lookup,
): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const { user } = getSession()
  await navigator.serviceWorker.ready
  const drawings = await gatherDrawings(lookup).catch(() => null)
  if (!drawings || !isStill(user)) return
  const name = copyName(user, { ...place, savedAt: Date.now() })
  try {
    const cache = await caches.open(name)
    for (const [path, answer] of drawings) await cache.put(path, answer)
    await cache.put(COPY_ANSWER, new Response(JSON.stringify(lookup)))
  } catch {
    await caches.delete(name).catch(() => undefined)
  }
  await forgetCopies()
}

/** Fetches the existing drawings one at a time, so that the page's own requests go first. Records the missing ones as 404. */
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

/** Reuses a stored response less than a day old, since drawings seldom change. */
async function askForDrawing(path: string): Promise<Response> {
  const known = await readSaved(path).catch(() => null)
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

/** Assemblies whose drawings are saved: the BOM first, then each assembly in it, up to the limit. */
export function assembliesOf(bom: Assembly): string[] {
  return [...new Set([bom.partNumber, ...assembliesIn(bom)])].slice(
    0,
    limits.savedDrawings / drawingKinds.length,
  )
}

function assembliesIn({ partNumber, parts }: Assembly): string[] {
  return parts.length === 0 ? [] : [partNumber, ...parts.flatMap(assembliesIn)]
}
