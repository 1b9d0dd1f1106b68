import type { DrawingSummary } from './callout.ts'
import { workbenchLimits } from './limits.ts'

/** Facts about a drawing, taken from the name of its uploaded file. */
export interface DrawingName {
  /** Part numbers that the name may contain, most likely first. */
  numbers: string[]
  kind: DrawingSummary['kind']
}

const crossSection = /[ _-]*(?:x|cross)[ _-]?section[ _-]*/i
const sheet = /[ _-]+(?:sheet|sht|sh|page|pg|blatt|bl|s|p)?[ _.-]*\d{1,3}(?:[ _-]*(?:of|von)[ _-]*\d{1,3})?$/i
const issue = /[ _-]+(?:rev|issue|ver|v|r)[ _.-]*[a-z\d]{1,3}$/i
const words = /[ _-]+(?:exploded|drawing|dwg|bom|parts?|scan|zeichnung)(?:[ _-]+(?:view|list))?$/i

/**
 * Proposes a drawing's part from its file name: `4RB-EM-100.tif`, `4RB-EM-100 X-Section.png`,
 * `drawings/4RB-EM-100_sheet2.tif`. A number may end like a sheet, so the whole name comes first (CALLOUT-34).
 */
export function readDrawingName(fileName: string): DrawingName {
  const name = fileName
    .slice(-workbenchLimits.fileName)
    .replace(/^.*[/\\]/, '')
    .replace(/\.[a-z\d]{1,5}$/i, '')
    .trim()
  const kind = crossSection.test(name) ? 'X_SECTION' : 'EXPLODED'
  const numbers = [name.replace(crossSection, ' ').trim()]
  for (const ending of [issue, sheet, words, sheet, issue]) {
    const shorter = (numbers.at(-1) ?? '').replace(ending, '')
    if (shorter !== '' && shorter !== numbers.at(-1)) numbers.push(shorter)
  }
  return { numbers: [...new Set(numbers)].filter((number) => number !== ''), kind }
}
