import type { ListSource } from '@volute/domain/buying/list-reading'
import { answerFiles } from '../../core/process/index.ts'
import { BadFile } from './bad-file.ts'
import { readListFile } from './read-file.ts'

/** Answers what a file holds; a file that cannot be read is answered by the sentence that says why. */
answerFiles(async (asked: { path: string; name: string }): Promise<ListSource> => {
  try {
    return await readListFile(asked)
  } catch (error) {
    if (error instanceof BadFile) return { tables: [], orders: [], notAnOrder: error.message }
    throw error
  }
})
