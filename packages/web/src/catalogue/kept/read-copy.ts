import { getLookup, searchKey } from '@volute/domain/catalogue'
import { COPY_ANSWER, listCopies } from '../../api/index.ts'
import type { LookupPlace, ShownLookup } from './lookup-place.ts'

/** The page of a BOM as this device has kept it, with the time it is of; throws where it has not. */
export async function readCopy({ type, identifier }: LookupPlace): Promise<ShownLookup> {
  const number = identifier.toUpperCase()
  const copies = await listCopies()
  const copy = copies.find((one) => one.type === type && one.identifier.toUpperCase() === number)
  const kept = copy && (await caches.match(COPY_ANSWER, { cacheName: copy.name }))
  if (!kept) throw new Error('This look-up is not kept.')
  // Another release may have kept it.
  return { lookup: getLookup.reply.parse(await kept.json()), keptAt: copy.keptAt }
}

/** The kept number that was meant by a typed one, as search compares them: of the type first, then of the other. */
export async function findCopy({ type, identifier }: LookupPlace) {
  const key = searchKey(identifier)
  const meant = (await listCopies()).filter((copy) => searchKey(copy.identifier) === key)
  return meant.find((copy) => copy.type === type) ?? meant[0]
}

/** The answer to the question for a drawing as it was last kept, also that there is none; throws where nobody asked. */
export async function readKeptDrawing(path: string): Promise<Response> {
  for (const { name } of await listCopies()) {
    const kept = await caches.match(path, { cacheName: name, ignoreVary: true })
    if (kept) return kept
  }
  throw new Error('This drawing is not kept.')
}
