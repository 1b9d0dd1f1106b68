import { isFlatList } from '@volute/domain/bom'
import { durations, limits } from '@volute/domain/kernel'
import { COPY_ANSWER, copyName, forgetCopies, getSession, type KeptType, readKept } from '../api/index.ts'
import { drawingPath } from '../part/index.ts'
import type { ShownLookup } from './lookup-query.ts'

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

/** Where the drawings of a BOM may lie: of the whole first, then of each assembly in it, an exploded one and a section. */
export function drawingsOf(bom: Assembly): string[] {
  return [...new Set([bom.partNumber, ...assembliesIn(bom)])]
    .flatMap((number) => [drawingPath(number, 'exploded'), drawingPath(number, 'section')])
    .slice(0, limits.keptDrawings)
}

function assembliesIn({ partNumber, parts }: Assembly): string[] {
  return parts.length === 0 ? [] : [partNumber, ...parts.flatMap(assembliesIn)]
}
