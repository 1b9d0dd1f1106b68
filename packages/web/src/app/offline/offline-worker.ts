import { durations } from '@volute/domain/core/kernel'
import { answerOf } from './answer-of.ts'

/** Set by the build: name and files of the release. */
declare const RELEASE: string
declare const FILES: readonly string[]

interface Lasting extends Event {
  waitUntil: (work: Promise<unknown>) => void
}
interface Asking extends Lasting {
  request: Request
  /** The response that the browser requested while the worker started. */
  preloadResponse?: Promise<Response | undefined>
  respondWith: (answer: Promise<Response>) => void
}
interface Worker {
  addEventListener(name: 'install' | 'activate', listener: (event: Lasting) => void): void
  addEventListener(name: 'fetch', listener: (event: Asking) => void): void
  skipWaiting: () => Promise<void>
  clients: { claim: () => Promise<void> }
  registration: { navigationPreload?: { enable: () => Promise<void> } }
  location: Location
}

const files = FILES
const worker = globalThis as unknown as Worker
const shelf = 'volute.shop/'
const ownShelf = shelf + RELEASE
/** True if the last page request had no answer in time. */
let isSilent = false

worker.addEventListener('install', (event) => event.waitUntil(takeIn()))
worker.addEventListener('activate', (event) => event.waitUntil(takeOver()))
worker.addEventListener('fetch', (event) => {
  const kind = answerOf(event.request, worker.location.origin, files)
  if (kind === 'page') {
    event.respondWith(answerPage(event))
    event.waitUntil(forgetOlderReleases())
  }
  if (kind === 'asset') event.respondWith(answerAsset(event.request))
  if (kind === 'brand') event.respondWith(answerBrand(event.request))
  if (kind === 'root-file') event.respondWith(answerRootFile(event.request))
})

/** Caches all files or none, so that a page never loads code of another release. */
async function takeIn() {
  const cache = await caches.open(ownShelf)
  await cache.addAll(files)
  await worker.skipWaiting()
}

async function takeOver() {
  await worker.registration.navigationPreload?.enable()
  await worker.clients.claim()
}

/** Returns the server's page, or the stored one if no answer comes in time. */
function answerPage({ preloadResponse, request }: Asking): Promise<Response> {
  isSilent = false
  const live = Promise.resolve(preloadResponse).then((early) => early ?? fetch(request))
  let timer: ReturnType<typeof setTimeout> | undefined
  const patience = new Promise((resolve) => {
    timer = setTimeout(resolve, durations.pageWait)
  })
  const late = patience.then(keptPage).catch(() => live)
  return Promise.race([live.catch(keptPage), late]).finally(() => clearTimeout(timer))
}

function keptPage(): Promise<Response> {
  isSilent = true
  return kept('/index.html')
}

/** Uses the same source as for the page, with the cache as fallback. */
async function answerRootFile(request: Request): Promise<Response> {
  return isSilent ? kept(request) : fetch(request).catch(() => kept(request))
}

/** Current name and colors of the shop. Offline it returns the last stored ones, from any release. */
async function answerBrand(request: Request): Promise<Response> {
  if (isSilent) return kept(request)
  try {
    const answer = await fetch(request)
    if (answer.ok) await keep(request, answer.clone())
    return answer
  } catch {
    return kept(request)
  }
}

/** Cached forever, since a file named by its content never changes. */
async function answerAsset(request: Request): Promise<Response> {
  const known = await kept(request).catch(() => null)
  if (known) return known
  const answer = await fetch(request)
  if (answer.ok) await keep(request, answer.clone())
  return answer
}

async function keep(request: Request, answer: Response) {
  try {
    const cache = await caches.open(ownShelf)
    await cache.put(request, answer)
  } catch {
    // A full disk loses the copy, not the response.
  }
}

/** File of this release, or else of an older one whose pages may still be open. */
async function kept(asked: Request | string): Promise<Response> {
  const cache = await caches.open(ownShelf)
  const found =
    (await cache.match(asked, { ignoreVary: true })) ?? (await caches.match(asked, { ignoreVary: true }))
  if (!found) throw new TypeError('Nothing is kept for this request.')
  return found
}

/** Deletes older releases when the shop is next opened. Until then their open pages keep their files. */
async function forgetOlderReleases() {
  const older = (await caches.keys()).filter((name) => name.startsWith(shelf) && name !== ownShelf)
  await Promise.all(older.map((name) => caches.delete(name)))
}
