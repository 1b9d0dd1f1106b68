import { type ListReading, readSource } from '@volute/domain/buying/list-reading'
import { answerFiles } from '../../core/process/index.ts'
import type { AskedLines } from './ask-lines.ts'

/** Answers the lines of a long list. */
answerFiles(
  async ({ source, known, choice }: AskedLines): Promise<ListReading> =>
    readSource(source, { knows: (number) => known.has(number), choice }),
)
