import { photoLimits, photoMessages, sendPhoto } from '@volute/domain/service/photos'
import { useEffect, useRef, useState } from 'react'
import { ApiError, NetworkError, newUuid, sentenceOf, upload } from '../../core/api/index.ts'
import { shrinkPhoto } from './shrink-photo.ts'

/** Photo in a form: stored, being sent, or failed. */
export interface FormPhoto {
  key: string
  name: string
  /** Id at the server; null until it is sent. */
  photoId: number | null
  thumbnail: string | null
  /** Fraction sent, from 0 to 1. */
  sent: number
  error: string | null
  /** True if the server would reject it again. */
  isRefused: boolean
}

interface Sending {
  file: File
  stop: AbortController
}

export type Photos = ReturnType<typeof usePhotos>

/** Photos of a form. Each is sent when it is added, one after the other, and a failed one can be sent again. */
export function usePhotos(start: readonly number[] = []) {
  const [photos, setPhotos] = useState(() => start.map(stored))
  const latest = useRef(photos)
  const sendings = useRef(new Map<string, Sending>())
  const last = useRef<Promise<void>>(Promise.resolve())
  useEffect(() => {
    const running = sendings.current
    return () => running.forEach(({ stop }) => stop.abort())
  }, [])

  return {
    list: photos,
    isChanged: photos.map(({ key }) => key).join() !== start.join(),
    add,
    remove,
    sendAgain: (key: string) => send(key),
    /** Sends failed photos again, waits for all, and returns their ids. */
    settle,
  }

  function add(files: readonly File[]) {
    const added = files.map((file) => ({ ...blank, key: newUuid(), name: file.name, file }))
    keep([...latest.current, ...added.map(({ file: _, ...photo }) => photo)])
    for (const { key, file } of added) send(key, file)
  }

  function remove(key: string) {
    keep(latest.current.filter((one) => one.key !== key))
    sendings.current.get(key)?.stop.abort()
    sendings.current.delete(key)
  }

  function send(key: string, file = sendings.current.get(key)?.file) {
    if (!file) return
    change(key, { error: null, sent: 0 })
    const stop = new AbortController()
    sendings.current.set(key, { file, stop })
    last.current = last.current.then(() => sendFile(file, stop.signal, (changes) => change(key, changes)))
  }

  async function settle(): Promise<number[]> {
    for (const { key, error, isRefused } of latest.current) if (error && !isRefused) send(key)
    await last.current
    const ids = latest.current.map(({ photoId }) => photoId).filter((id) => id !== null)
    if (ids.length < latest.current.length) throw new ApiError(400, photoMessages.unsent)
    return ids
  }

  function change(key: string, changes: Partial<FormPhoto>) {
    keep(latest.current.map((one) => (one.key === key ? { ...one, ...changes } : one)))
  }

  function keep(next: FormPhoto[]) {
    latest.current = next
    setPhotos(next)
  }
}

/** Shrinks and sends one photo, and reports its progress. */
async function sendFile(
  original: File,
  signal: AbortSignal,
  change: (changes: Partial<FormPhoto>) => void,
): Promise<void> {
  try {
    const { file, thumbnail } = await shrinkPhoto(original)
    signal.throwIfAborted()
    change({ thumbnail })
    if (file.size > photoLimits.bytes) throw new ApiError(413, photoMessages.tooLarge)
    const onProgress = (sent: number) => change({ sent })
    change(await upload(sendPhoto, {}, file, { signal, onProgress }))
  } catch (failure) {
    if (!signal.aborted) change(failed(failure))
  }
}

const failed = (failure: unknown) => ({
  error: failure instanceof NetworkError ? photoMessages.lost : sentenceOf(failure),
  isRefused: failure instanceof ApiError && [400, 413].includes(failure.status),
})

const blank = { photoId: null, thumbnail: null, sent: 0, error: null, isRefused: false }

const stored = (photoId: number): FormPhoto => ({ ...blank, key: String(photoId), name: '', photoId })
