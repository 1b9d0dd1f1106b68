import { formatNumber } from '@volute/domain/core/kernel'
import {
  uploadFile,
  checkUploadedFile,
  getPublication,
  workbenchMessages,
} from '@volute/domain/workbench/workbench'
import { useSyncExternalStore } from 'react'
import {
  currentOwner,
  NetworkError,
  queryClient,
  queryKey,
  sentenceOf,
  subscribeSession,
  upload,
} from '../../core/api/index.ts'
import { toast } from '../../core/ui/toast.ts'
import type { DroppedFile } from './dropped-files.ts'

/** Upload of a file into a draft. A finished one leaves the list; the others stay until they are sent again or dismissed. */
export interface Upload extends DroppedFile {
  uploadId: number
  publicationId: number
  state: 'WAITING' | 'SENDING' | 'LOST' | 'REFUSED'
  /** Share sent, from 0 to 1. */
  sent: number
  /** Reason of the failure. */
  error: string | null
}

let uploads: readonly Upload[] = []
let lastId = 0
let sending: { uploadId: number; stop: AbortController } | null = null
const listeners = new Set<() => void>()

/** Uploads into a draft, on every page (BRING-46). */
export function useUploads(publicationId: number): Upload[] {
  const all = useSyncExternalStore(subscribe, () => uploads)
  return all.filter((one) => one.publicationId === publicationId)
}

/** Uploads files into a draft, one at a time. */
export function uploadFiles(publicationId: number, files: readonly DroppedFile[]) {
  const added = files.map(({ name, file }): Upload => {
    const error = checkUploadedFile(name, file.size)
    const state = error ? 'REFUSED' : 'WAITING'
    return { uploadId: ++lastId, publicationId, name, file, state, sent: 0, error }
  })
  keep([...uploads, ...added])
  void sendNext()
}

/** Removes a file from the list and cancels its upload. */
export function letGo(uploadId: number) {
  keep(uploads.filter((one) => one.uploadId !== uploadId))
  if (sending?.uploadId === uploadId) sending.stop.abort()
}

export function sendAgain(uploadId: number) {
  change(uploadId, { state: 'WAITING', sent: 0, error: null })
  void sendNext()
}

async function sendNext() {
  const next = uploads.find(({ state }) => state === 'WAITING')
  if (!next || sending) return
  const { uploadId, publicationId, name, file } = next
  const stop = new AbortController()
  sending = { uploadId, stop }
  change(uploadId, { state: 'SENDING' })
  try {
    const onProgress = (sent: number) => change(uploadId, { sent })
    const input = { publicationId: String(publicationId), name }
    const sent = await upload(uploadFile, input, file, { signal: stop.signal, onProgress })
    if (sent.isReplacement) toast.success(name, workbenchMessages.replaces)
    keep(uploads.filter((one) => one.uploadId !== uploadId))
    void queryClient.invalidateQueries({
      queryKey: queryKey(getPublication, { publicationId: String(publicationId) }),
    })
  } catch (failure) {
    if (!stop.signal.aborted) change(uploadId, failed(failure))
  }
  sending = null
  void sendNext()
}

/** A file that changed on disk in the meantime fails like a lost connection. */
function failed(failure: unknown): Partial<Upload> {
  return failure instanceof NetworkError
    ? { state: 'LOST', error: 'The connection was lost. Send the file again.' }
    : { state: 'REFUSED', error: sentenceOf(failure) }
}

function change(uploadId: number, changes: Partial<Upload>) {
  keep(uploads.map((one) => (one.uploadId === uploadId ? { ...one, ...changes } : one)))
}

function keep(next: readonly Upload[]) {
  uploads = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

// The next person to sign in has other drafts.
let owner = currentOwner()
subscribeSession(() => {
  if (owner === currentOwner()) return
  owner = currentOwner()
  keep([])
  sending?.stop.abort()
})

// Closing the tab would lose unsent files.
window.addEventListener('beforeunload', (event) => {
  if (uploads.some(({ state }) => state === 'SENDING' || state === 'WAITING')) event.preventDefault()
})

/** `4.2 MB`. */
export function sizeText(bytes: number): string {
  if (bytes < 1_000_000) return `${formatNumber(Math.ceil(bytes / 1000))} kB`
  return `${formatNumber(Math.round(bytes / 100_000) / 10)} MB`
}
