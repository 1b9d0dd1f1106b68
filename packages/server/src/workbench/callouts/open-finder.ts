import type { Sheet } from '@volute/callouts'
import type { Callout } from '@volute/domain/workbench/workbench'
import { openProcess } from '../../core/process/index.ts'
import { BadPicture } from './bad-picture.ts'
import type { Asked, Found } from './finding-process.ts'

/** Limits far above what a scanned plan needs. */
const MOST = { seconds: 120, megabytes: 2_048 }

/** Reads drawings; each method throws a `BadPicture` if there is no picture. */
export interface Finder {
  /** Sheets of a PDF, PNG, JPEG or TIFF, in pixels of their pictures. */
  sheets(path: string): Promise<Sheet[]>
  /** Writes a sheet as an upright grayscale PNG; the first sheet is 0. */
  picture(path: string, sheet: number, out: string): Promise<Sheet>
  /**
   * Cuts a picture into a folder: `whole.png`; `sheet.png` or `sheet.jpg`, as published; and tiles, `column-row.png` at full
   * size and `level-column-row.png` at smaller sizes. Returns the file names.
   */
  tiles(picture: string, folder: string): Promise<string[]>
  /** Finds the callouts of a picture. `references` are those of its BOM, or empty if the BOM is unknown. */
  find(picture: string, references: readonly string[]): Promise<Callout[]>
  close(): void
}

/** Reads pictures and finds callouts in a separate process, so that a hostile or broken file does not affect the next one. */
export function openFinder(most = MOST): Finder {
  const program = new URL('./finding-process.ts', import.meta.url)
  const { ask, close } = openProcess<Asked, Found>(program, most, (excess) => `The file ${excess}.`)

  async function find<Answer>(asked: Asked): Promise<Answer> {
    const found = await ask(asked)
    if ('problem' in found) throw new BadPicture(found.problem)
    return found.found as Answer
  }

  return {
    sheets: (path) => find({ what: 'sheets', path }),
    picture: (path, sheet, out) => find({ what: 'picture', path, sheet, out }),
    tiles: (path, folder) => find({ what: 'tiles', path, folder }),
    find: (path, references) => find({ what: 'find', path, references }),
    close,
  }
}
