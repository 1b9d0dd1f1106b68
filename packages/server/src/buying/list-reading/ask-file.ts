import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { documentMessages, type ListSource } from '@volute/domain/buying/list-reading'
import { type Most, openPool, withWorkFolder } from '../../core/process/index.ts'

/** Limits of a process that reads lists. */
export const MOST: Most = { seconds: 20, megabytes: 300 }

/** Content of a file, and the texts in it that may be part numbers. */
export interface OpenedList {
  source: ListSource
  numbers: readonly string[]
}

function openFileReader() {
  const program = new URL('./file-process.ts', import.meta.url)
  const ask = openPool<OpenedList>(program, MOST, documentMessages.notRead)
  return (bytes: Uint8Array, name: string): Promise<OpenedList> =>
    withWorkFolder(async (folder) => {
      const path = join(folder, 'file')
      await writeFile(path, bytes)
      const asked = { path, name }
      const answer = await ask(asked)
      return 'problem' in answer ? { source: notRead(answer.problem), numbers: [] } : answer
    })
}

/** Reads a file in a separate process. One that takes too long or too much memory is answered by a sentence. */
export const askFile = openFileReader()

/** Source of which nothing is read, for the reason in a sentence. */
export const notRead = (problem: string): ListSource => ({ tables: [], orders: [], notAnOrder: problem })
