import { counted, formatNumber } from '../kernel/index.ts'
import { workbenchLimits } from './limits.ts'

export const workbenchMessages = {
  listFailed: 'Internal server error. Unable to load the publications.',
  publicationFailed: 'Internal server error. Unable to load the publication.',
  createFailed: 'Internal server error. Unable to begin a draft.',
  discardFailed: 'Internal server error. Unable to discard the draft.',
  bringInFailed: 'Internal server error. Unable to bring in the file.',
  fileFailed: 'Internal server error. Unable to load the file.',
  readFailed: 'Internal server error. Unable to save how the file is read.',
  compareFailed: 'Internal server error. Unable to work out the difference.',
  changesFailed: 'Internal server error. Unable to load the difference.',
  publishFailed: 'Internal server error. Unable to publish.',
  takeBackFailed: 'Internal server error. Unable to take the publication back.',
  drawingsFailed: 'Internal server error. Unable to load the drawings.',
  drawingFailed: 'Internal server error. Unable to load the drawing.',
  calloutsFailed: 'Internal server error. Unable to save the callouts.',

  nameInvalid: `The name of a draft must be between 1 and ${workbenchLimits.name} characters long.`,
  tooManyFiles: `At most ${formatNumber(workbenchLimits.files)} files can be brought into one draft.`,
  notADraft: 'This has been published or discarded meanwhile. Reload the page to see how it is now.',
  publicationNotFound: 'The requested publication was not found.',
  fileNotFound: 'The requested file was not found.',
  notCompared: 'The files have changed since the difference was worked out. Work it out again and read it.',
  othersPublished: 'Others have published since. Work the difference out again and read it.',
  notAgreed: 'Some rows cannot be read. Mend them, or agree to publish without them.',
  notReady: 'Some files are still being read, or nobody has said what their columns are.',
  nothingChanges: 'Nothing in the catalogue would change.',
  drawingsLeft: 'Some drawings have not been looked at yet.',
  timePassed: 'The time of publication must be in the future.',
  notTakenBack:
    'This cannot be taken back: it is not published, it is taken back already, or what it has changed is not kept any more.',
  keptRows:
    'Others have changed some of its rows since, or use them. Take back only the untouched ones, or nothing.',
  nothingToTakeBack: 'Nothing of it can be taken back.',
  failed: 'The shop could not do it. Try again; if it happens again, tell who runs the shop.',
  killed:
    'The shop ended twice while it worked on this, and has given it up. Bring in fewer or smaller files, or tell who runs the shop.',
  tookTooLong:
    'Working out the difference took more than an hour and was stopped. Bring in fewer files at once.',
  tooMuchToPublish: `This changes more than ${formatNumber(workbenchLimits.embeddedRows)} rows, and everybody would wait for the embedded database. Have the shop moved to PostgreSQL, or the files imported at the command line while it is stopped.`,
  tooMuchToCompare: `This is more than the embedded database can compare, ${formatNumber(workbenchLimits.embeddedFileRows)} rows at most. Bring in fewer files at once, or have the shop moved to PostgreSQL.`,
  fileKilled:
    'The shop ended twice while it read this file, and has given it up. Leave the file out, or tell who runs the shop.',
  notCatalogue: 'Only files of the catalogue can be brought in here.',
  leftOut: (reason: string) => `Left out of its ZIP: ${reason}.`,
  moreLeftOut: (count: number) =>
    `${counted(count, 'more file')} of this ZIP ${count === 1 ? 'is' : 'are'} left out.`,
  zipEmpty: 'There is nothing in it that can be brought in.',
  changedMeanwhile: 'Somebody else has changed this meanwhile. Reload the page to see how it is now.',

  fileEmpty: 'The file is empty.',
  fileTooLarge: `The file is larger than ${workbenchLimits.fileBytes / 1_048_576} MB: cut it into several.`,
  uploadCut: 'The upload broke off. Upload the file again.',
  fileNameTooLong: `The name of the file is longer than ${workbenchLimits.fileName} characters.`,

  bringIn: 'Bring in the first file: drop it anywhere on this page.',
  mendFiles: 'Leave out what could not be read, or bring it in again mended:',
  stillRead: 'Wait until these are read:',
  mapFiles: 'Map the columns of',
  compare: 'Work out the difference, and read it.',
  noFiles: 'Bring in a file first.',
  filesRead: 'Files are still being read.',
  filesToMap: 'Columns have to be mapped first.',
  compareFirst: 'Work out the difference first.',

  notMapped: 'Say what the rows of this file are.',
  columnsMissing: (rows: string, columns: readonly string[]) =>
    `${rows}: no column is ${columns.join(' or ')} yet.`,

  dayMissing: 'Choose a day.',
  timeMissing: 'Choose a time.',
}

export const drawingMessages = {
  notFound: 'The requested drawing was not found.',
  noPicture: 'There is no such picture of this drawing.',
  busy: 'The shop is still looking for callouts in this drawing. Wait a moment.',
  partUnknown: (number: string) =>
    `There is no part '${number}', neither in the catalogue nor in this draft.`,
  outside: 'A callout lies beside the drawing.',
  killed:
    'The shop ended twice while it looked through this drawing, and has given it up. Leave its file out, or tell who runs the shop.',
  /** The shop’s own failure. */
  failed: 'The shop could not look through this drawing. Bring the file in again.',
}

/** Why a row stands in the way of taking back. */
export const keptReasons = {
  changed: 'Somebody has changed it since.',
  gone: 'It is not there any more.',
  there: 'It is there again.',
  taken: 'Another one has its name now.',
  lost: 'What it names is not there any more.',
  circle: 'Something would contain or replace itself.',
  used: 'It is in use.',
  /** By the table that uses it. */
  uses: {
    cart_items: 'It is in a cart.',
    quote_lines: 'It is in a quote.',
    sales_order_lines: 'It is in an order.',
    fleet_pumps: 'It stands in a fleet.',
    service_parts: 'It was put in by a service.',
    bom_lines: 'It stands in a BOM.',
    closed_bom_lines: 'It has stood in a BOM.',
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
