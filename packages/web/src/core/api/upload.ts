import { type Endpoint, requestOf, type ReplyOf, type SentTo } from '@volute/domain/core/kernel'
import { bodyOf, headersOf, readJson } from './api-client.ts'
import type { Answer } from './early-answers.ts'
import { getSession } from './session-store.ts'

interface UploadOptions {
  signal: AbortSignal
  /** Called with the share that has been sent, from 0 to 1. */
  onProgress: (sent: number) => void
}

/** Sends a file as the body of a call. Fails like `call`, and rejects with the signal's reason when it is cancelled. */
export async function upload<E extends Endpoint>(
  endpoint: E,
  input: SentTo<E>,
  file: Blob,
  options: UploadOptions,
): Promise<ReplyOf<E>> {
  const { token } = getSession()
  const headers = { ...headersOf(endpoint, token), 'Content-Type': 'application/octet-stream' }
  const answer = await send({ ...requestOf(endpoint, input), headers }, file, options)
  return bodyOf(answer, 'json', { ...endpoint, token }) as ReplyOf<E>
}

interface Request {
  method: string
  url: string
  headers: Record<string, string>
}

/** Uses XMLHttpRequest, since `fetch` reports no upload progress. */
function send({ method, url, headers }: Request, file: Blob, { signal, onProgress }: UploadOptions) {
  const { promise, resolve, reject } = Promise.withResolvers<Answer | 'network'>()
  const request = new XMLHttpRequest()
  request.open(method, url)
  for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
  request.upload.addEventListener('progress', ({ loaded, total }) =>
    onProgress(total > 0 ? loaded / total : 0),
  )
  request.addEventListener('load', () => {
    const { status, responseText } = request
    resolve({ status, isOk: status >= 200 && status < 300, ...readJson(responseText) })
  })
  request.addEventListener('error', () => resolve('network'))
  request.addEventListener('abort', () => reject(signal.reason))
  signal.addEventListener('abort', () => request.abort(), { once: true })
  request.send(file)
  return promise
}
