import { formatNumber } from '../../core/kernel/index.ts'
import type { FileState, FileSummary } from './uploaded-file.ts'
import { workbenchMessages } from './messages.ts'
import type { Publication } from './publication.ts'

/** A remaining step of a draft in plain words, with the files it concerns. */
export interface StepLeft {
  text: string
  files: FileSummary[]
}

/** Remaining steps before a draft can be published, in the order in which to do them (BRING-43). */
export function stepsLeft(draft: Publication): StepLeft[] {
  const { files, drawingsToLookAt } = draft
  if (files.length === 0) return [{ text: workbenchMessages.uploadFiles, files: [] }]
  const about = (state: FileState, text: string): StepLeft[] => {
    const found = files.filter((file) => file.state === state)
    return found.length > 0 ? [{ text, files: found }] : []
  }
  const steps = [
    ...about('FAILED', workbenchMessages.fixFiles),
    ...about('READING', workbenchMessages.stillRead),
    ...about('TO_MAP', workbenchMessages.mapFiles),
    ...(drawingsToLookAt > 0 ? [{ text: drawingsText(drawingsToLookAt), files: [] }] : []),
  ]
  return draft.isCompared ? steps : [...steps, { text: workbenchMessages.compare, files: [] }]
}

const drawingsText = (count: number) =>
  count === 1 ? 'Review 1 drawing.' : `Review ${formatNumber(count)} drawings.`

/** Reason why the difference cannot be computed; null if it can. */
export function whyNotCompare({ files, work }: Publication): string | null {
  if (files.length === 0) return workbenchMessages.noFiles
  if (work === 'READING' || files.some(({ state }) => state === 'READING')) return workbenchMessages.filesRead
  return files.some(({ state }) => state === 'TO_MAP') ? workbenchMessages.filesToMap : null
}

/** Reason why a draft cannot be published; null if it can. */
export function whyNotPublish({ isCompared, drawingsToLookAt, counts }: Publication): string | null {
  if (!isCompared) return workbenchMessages.compareFirst
  if (drawingsToLookAt > 0) return workbenchMessages.drawingsLeft
  const changes = counts.reduce((sum, { added, changed, closed }) => sum + added + changed + closed, 0)
  return changes === 0 ? workbenchMessages.nothingChanges : null
}
