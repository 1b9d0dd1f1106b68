import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { badRequest } from '@volute/domain/core/kernel'
import { photoMessages } from '@volute/domain/service/photos'
import { type Most, openPool, withWorkFolder } from '../../core/process/index.ts'
import type { StoredPhoto } from './photo-process.ts'

/** Generous limits for the largest photo that is read. */
const MOST: Most = { seconds: 20, megabytes: 768 }

/** Opens a reader that draws photos again in a separate process; a file that cannot be read is rejected with its reason. */
export function openPhotoReader(most = MOST) {
  const program = new URL('./photo-process.ts', import.meta.url)
  const ask = openPool<StoredPhoto>(program, most, () => photoMessages.unreadable)
  return (content: AsyncIterable<Uint8Array>): Promise<StoredPhoto> =>
    withWorkFolder(async (folder) => {
      const path = join(folder, 'photo')
      await pipeline(content, createWriteStream(path))
      const answer = await ask({ path })
      if ('problem' in answer) throw badRequest(answer.problem)
      return answer
    })
}

export const readPhoto = openPhotoReader()
