import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { documentMessages, type ListSource } from '@volute/domain/buying/list-reading'
import { type Most, openPool, withWorkFolder } from '../../core/process/index.ts'

const MOST: Most = { seconds: 20, megabytes: 300 }

function openFileReader() {
  const program = new URL('./file-process.ts', import.meta.url)
  const ask = openPool<ListSource>(program, MOST, documentMessages.notRead)
  return (bytes: Uint8Array, name: string): Promise<ListSource> =>
    withWorkFolder(async (folder) => {
      const path = join(folder, 'file')
      await writeFile(path, bytes)
      const asked = { path, name }
      const answer = await ask(asked)
      return 'problem' in answer ? { tables: [], orders: [], notAnOrder: answer.problem } : answer
    })
}

/** Reads a file in a separate process. One that takes too long or too much memory is answered by a sentence. */
export const askFile = openFileReader()
