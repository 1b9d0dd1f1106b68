import { counted, formatNumber } from '../../core/kernel/index.ts'
import type { LeftOutGroup } from './uploaded-file.ts'
import { workbenchLimits } from './limits.ts'

const list = new Intl.ListFormat('en')

/** `in line 5`, `in lines 5, 7, and 2 more`. */
function linesText(lines: readonly number[], count: number): string {
  const more = count - lines.length
  const named = [
    ...lines.map((line) => formatNumber(line)),
    ...(more > 0 ? [`${formatNumber(more)} more`] : []),
  ]
  return `in ${count === 1 ? 'line' : 'lines'} ${list.format(named)}`
}

/** Noun of the thing that a row belongs to. */
const ownerOf: Record<LeftOutGroup['of'], string> = {
  BOM: 'BOM',
  PUMP: 'pump',
  RECEIPTS: 'part',
  ALTERNATES: 'part',
}

const leftOutWhole: Record<LeftOutGroup['of'], (number: string) => string> = {
  BOM: (number) => `All of BOM ${number} is left out`,
  PUMP: (number) => `All of pump ${number} is left out`,
  RECEIPTS: (number) => `Receipts of ${number} stay as they are`,
  ALTERNATES: (number) => `Alternates of ${number} stay as they are`,
}

export const workbenchMessages = {
  listFailed: 'Internal server error. Unable to load the publications.',
  publicationFailed: 'Internal server error. Unable to load the publication.',
  createFailed: 'Internal server error. Unable to create a draft.',
  renameFailed: 'Internal server error. Unable to rename the draft.',
  discardFailed: 'Internal server error. Unable to discard the draft.',
  uploadFailed: 'Internal server error. Unable to upload the file.',
  fileFailed: 'Internal server error. Unable to load the file.',
  readFailed: 'Internal server error. Unable to save how the file is read.',
  compareFailed: 'Internal server error. Unable to compare the draft with the catalogue.',
  changesFailed: 'Internal server error. Unable to load the difference.',
  publishFailed: 'Internal server error. Unable to publish.',
  rollBackFailed: 'Internal server error. Unable to roll back the publication.',
  drawingsFailed: 'Internal server error. Unable to load the drawings.',
  drawingFailed: 'Internal server error. Unable to load the drawing.',
  calloutsFailed: 'Internal server error. Unable to save the callouts.',

  nameInvalid: `The name of a draft must be between 1 and ${workbenchLimits.name} characters long.`,
  tooManyFiles: `At most ${formatNumber(workbenchLimits.files)} files can be uploaded to one draft.`,
  notADraft: 'This has been published or discarded. Reload the page to see its state.',
  publicationNotFound: 'The requested publication was not found.',
  fileNotFound: 'The requested file was not found.',
  notCompared: 'The files have changed since the comparison. Compare again and check the changes.',
  othersPublished: 'Others have published since. Compare again and check the changes.',
  notAgreed: 'Some rows cannot be read. Fix them, or agree to publish without them.',
  notReady: 'Some files are still being read, or their columns are not mapped yet.',
  nothingChanges: 'Nothing in the catalogue would change.',
  drawingsLeft: 'Some drawings are not reviewed yet.',
  timePassed: 'The time of publication must be in the future.',
  notRolledBack:
    'This cannot be rolled back: it is not published, it is rolled back already, or its changes are no longer stored.',
  keptRows:
    'Others have changed or used some of its rows since. Roll back only the unchanged rows, or nothing.',
  nothingToRollBack: 'No rows can be rolled back.',
  failed: 'Something went wrong. Try again; if it happens again, contact your shop’s administrator.',
  killed:
    'The shop stopped twice while working on this and has given up. Upload fewer or smaller files, or contact your shop’s administrator.',
  tookTooLong: 'The comparison took more than an hour and was stopped. Upload fewer files at once.',
  tooMuchToPublish: `This changes more than ${formatNumber(workbenchLimits.embeddedRows)} rows, and everybody would wait for the embedded database. Ask your administrator to move the shop to PostgreSQL, or to import the files at the command line while the shop is stopped.`,
  tooMuchToCompare: `This is more than the embedded database can compare, ${formatNumber(workbenchLimits.embeddedFileRows)} rows at most. Upload fewer files at once, or ask your administrator to move the shop to PostgreSQL.`,
  fileKilled:
    'The shop stopped twice while reading this file and has given up. Leave the file out, or contact your shop’s administrator.',
  notCatalogue: 'Only catalogue files can be uploaded here.',
  leftOut: (reason: string) => `Left out of its ZIP: ${reason}.`,
  moreLeftOut: (count: number) =>
    `${counted(count, 'more file')} of this ZIP ${count === 1 ? 'is' : 'are'} left out.`,
  zipEmpty: 'It contains nothing that can be uploaded.',
  changedMeanwhile: 'Somebody else has changed this. Reload the page to see the changes.',

  replaces: 'Replaces an earlier file of this name.',
  fileEmpty: 'The file is empty.',
  fileTooLarge: `The file is larger than ${workbenchLimits.fileBytes / 1_048_576} MB: split it into smaller files.`,
  uploadCut: 'The upload was interrupted. Upload the file again.',
  fileNameTooLong: `The name of the file is longer than ${workbenchLimits.fileName} characters.`,

  uploadFiles: 'Upload the first file: drop it anywhere on this page.',
  fixFiles: 'Leave out the files that could not be read, or fix them and upload them again:',
  stillRead: 'Wait until these are read:',
  mapFiles: 'Map the columns of',
  compare: 'Compare the draft with the catalogue, and check the changes.',
  noFiles: 'Upload a file first.',
  filesRead: 'Files are still being read.',
  filesToMap: 'Columns have to be mapped first.',
  compareFirst: 'Compare the draft with the catalogue first.',

  /** `All of BOM 4RB-WET is left out, with 8 good rows: 3 rows are bad, in lines 5, 7 and 9.` */
  leftOutWhole: ({ of, number, goodRows, badRows, badLines }: LeftOutGroup) => {
    const bad = `${badRows === 1 ? '1 row is' : `${formatNumber(badRows)} rows are`} bad, ${linesText(badLines, badRows)}.`
    if (number === '') return `Nothing is removed, because some bad rows do not name a ${ownerOf[of]}: ${bad}`
    const isWhole = of === 'BOM' || of === 'PUMP'
    const good = goodRows === 0 ? '' : `, ${isWhole ? 'with' : 'without'} ${counted(goodRows, 'good row')}`
    return `${leftOutWhole[of](number)}${good}: ${bad}`
  },
  /** `8 good rows are left out with bad ones, because half a BOM or pump would be wrong.` */
  leftOutWith: (goodRows: number) =>
    goodRows === 0
      ? 'Some of the catalogue stays as it is, because its rows are bad.'
      : `${counted(goodRows, 'good row')} ${goodRows === 1 ? 'is' : 'are'} left out with bad ones, because half a BOM, pump or list of a part would be wrong.`,
  /** `Publish without 3 bad rows, and 8 good rows of their BOMs, pumps and parts` */
  publishWithout: (badRows: number, goodRows: number) => {
    const bad = `Publish without ${counted(badRows, 'bad row')}`
    return goodRows === 0
      ? bad
      : `${bad}, and ${counted(goodRows, 'good row')} of their BOMs, pumps and parts`
  },

  notMapped: 'Choose what the rows of this file are.',
  columnsMissing: (rows: string, columns: readonly string[]) =>
    `${rows}: choose a column for ${columns.join(' or ')}.`,

  unitsMissing: (rows: string, columns: readonly string[]) =>
    `${rows}: choose the unit in the file for ${columns.join(' and ')}.`,

  dayMissing: 'Choose a day.',
  timeMissing: 'Choose a time.',
}

export const drawingMessages = {
  notFound: 'The requested drawing was not found.',
  noPicture: 'There is no such picture of this drawing.',
  busy: 'The shop is still looking for callouts in this drawing. Wait a moment.',
  partUnknown: (number: string) =>
    `There is no part '${number}', neither in the catalogue nor in this draft.`,
  outside: 'A callout is outside the drawing.',
  killed:
    'The shop stopped twice while reading this drawing and has given up. Leave its file out, or contact your shop’s administrator.',
  /** Shown when the shop itself failed. */
  failed: 'The shop could not read this drawing. Upload the file again.',
}

/** Reasons why a row blocks a rollback. */
export const keptReasons = {
  changed: 'Somebody has changed it since.',
  gone: 'It no longer exists.',
  there: 'It exists again.',
  taken: 'Its name is taken now.',
  lost: 'What it refers to no longer exists.',
  circle: 'Something would contain or replace itself.',
  used: 'It is in use.',
  /** Reasons by the table that uses the row. */
  uses: {
    cart_items: 'It is in a cart.',
    quote_lines: 'It is in a quote.',
    sales_order_lines: 'It is in an order.',
    fleet_pumps: 'It is among the pumps of a company.',
    service_parts: 'A service entry names it.',
    bom_lines: 'It is in a BOM.',
    closed_bom_lines: 'It was in a BOM.',
    pumps: 'A pump was built to it.',
    boms: 'It has become a BOM.',
    part_alternates: 'It is an alternate, or has one.',
    parts: 'It replaces a part.',
    drawings: 'It has a drawing.',
    bom_documents: 'It has documents of its own.',
    warehouse_stock: 'There is stock of it.',
    expected_receipts: 'It is on order.',
    companies: 'A company prefers it.',
  },
} as const
