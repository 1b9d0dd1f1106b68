import type { Sheet } from '@volute/callouts'
import type { Callout } from '@volute/domain/workbench/workbench'
import { answerFiles } from '../../core/process/index.ts'
import { BadPicture } from './bad-picture.ts'
import { findIn } from './find-in.ts'
import { pictureOf } from './picture-of.ts'
import { sheetsOf } from './sheets-of.ts'
import { tilesOf } from './tiles-of.ts'

/** Requests to the finder's process. */
export type Asked =
  | { what: 'sheets'; path: string }
  | { what: 'picture'; path: string; sheet: number; out: string }
  | { what: 'tiles'; path: string; folder: string }
  | { what: 'find'; path: string; references: readonly string[] }

export type Found = { found: Sheet[] | Sheet | string[] | Callout[] } | { problem: string }

answerFiles(async (asked: Asked): Promise<Found> => {
  try {
    return { found: await find(asked) }
  } catch (error) {
    if (error instanceof BadPicture) return { problem: error.message }
    throw error
  }
})

function find(asked: Asked) {
  switch (asked.what) {
    case 'sheets':
      return sheetsOf(asked.path)
    case 'picture':
      return pictureOf(asked.path, asked.sheet, asked.out)
    case 'tiles':
      return tilesOf(asked.path, asked.folder)
    case 'find':
      return findIn(asked.path, asked.references)
  }
}
