import { candidateNumbers } from '@volute/domain/buying/list-reading'
import { answerFiles } from '../../core/process/index.ts'
import type { OpenedList } from './ask-file.ts'
import { BadFile } from './bad-file.ts'
import { readListFile } from './read-file.ts'

/** Answers what a file holds; a file that cannot be read is answered by the sentence that says why. */
answerFiles(async (asked: { path: string; name: string }): Promise<OpenedList> => {
  try {
    const source = await readListFile(asked)
    return { source, numbers: candidateNumbers(source) }
  } catch (error) {
    if (error instanceof BadFile)
      return { source: { tables: [], orders: [], notAnOrder: error.message }, numbers: [] }
    throw error
  }
})
