import { answerFiles } from '../../src/core/process/index.ts'
import { adversarialTexts } from './adversarial-texts.ts'
import { textReaders } from './text-readers.ts'

/** Runs one reader, named by the path, on all texts of a length. */
answerFiles(async ({ path, length }: { path: string; length: number }) => {
  let texts = 0
  for (const text of adversarialTexts(length)) {
    try {
      textReaders[path]?.(text)
    } catch (error) {
      // A reader may reject a text, but must not overflow on its length.
      if (error instanceof RangeError) throw error
    }
    texts++
  }
  return { texts }
})
