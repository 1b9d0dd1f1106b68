import { durations } from '@volute/domain/kernel'
import { answerOf } from './answer-of.ts'

/** Filled in by the build: the release's own name, and the files it consists of. */
declare const RELEASE: string
declare const FILES: readonly string[]

interface Lasting extends Event {
  waitUntil: (work: Promise<unknown>) => void
}
interface Asking extends Lasting {
  request: Request
  /** What the browser has asked for while the worker woke up. */
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
/** The network let the last page wait in vain. */
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
  if (kind === 'root-file') event.respondWith(answerRootFile(event.request))
})

/** All files or none: a page never meets the code of another release. */
async function takeIn() {
  const cache = await caches.open(ownShelf)
  await cache.addAll(files)
  await worker.skipWaiting()
}

async function takeOver() {
  await worker.registration.navigationPreload?.enable()
  await worker.clients.claim()
}

/** The network's page, whatever it says; the kept one only where no answer comes. */
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

/** What belongs to the page, from where the page came. */
async function answerRootFile(request: Request): Promise<Response> {
  return isSilent ? kept(request) : fetch(request).catch(() => kept(request))
}

/** A file that is named for its content never changes. */
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
    // A full disk costs the copy, not the answer.
  }
}

/** What this release has kept, else an older one whose pages may still be open. */
async function kept(asked: Request | string): Promise<Response> {
  const cache = await caches.open(ownShelf)
  const found =
    (await cache.match(asked, { ignoreVary: true })) ?? (await caches.match(asked, { ignoreVary: true }))
  if (!found) throw new TypeError('Nothing is kept for this request.')
  return found
}

/** Pages of an older release keep their files until the shop is next opened. */
async function forgetOlderReleases() {
  const older = (await caches.keys()).filter((name) => name.startsWith(shelf) && name !== ownShelf)
  await Promise.all(older.map((name) => caches.delete(name)))
}
