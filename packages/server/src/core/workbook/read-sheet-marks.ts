import { posix } from 'node:path'
import { SaxesParser } from 'saxes'
import { type Entry, openPromise, type ZipFile } from 'yauzl'

/** Marks of a sheet that its cells do not tell: what it hides, and the sheet that was on screen. */
export interface SheetMarks {
  name: string
  /** Indexes from 0. */
  hiddenRows: number[]
  hiddenColumns: number[]
  isHidden: boolean
  /** True for the sheet on screen when the file was saved. */
  isActive: boolean
}

/** Columns of a sheet; a writer may hide all behind the last one used, which are not listed. */
const MOST_COLUMNS = 500

/**
 * Reads the marks of all sheets of a workbook, in the workbook's order. Throws if its parts are larger together than
 * `mostBytes` when they are unpacked.
 */
export async function readSheetMarks(path: string, mostBytes: number): Promise<SheetMarks[]> {
  const zip = await openPromise(path, { autoClose: false })
  try {
    const entries = await listEntries(zip, mostBytes)
    const read = (name: string, onTag: OnTag) => readTags(zip, entries.get(name), onTag)
    const book = await readBook(read)
    const marks: SheetMarks[] = []
    for (const { place, ...sheet } of book) marks.push({ ...sheet, ...(await readHidden(read, place)) })
    return marks
  } finally {
    zip.close()
  }
}

async function listEntries(zip: ZipFile, mostBytes: number): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>()
  let bytes = 0
  for await (const entry of zip.eachEntry()) {
    bytes += entry.uncompressedSize
    if (bytes > mostBytes)
      throw new RangeError(`unpacked, it is larger than ${Math.floor(mostBytes / 1_048_576)} MB`)
    entries.set(entry.fileName.replaceAll('\\', '/'), entry)
  }
  return entries
}

type Attributes = Readonly<Record<string, string>>
type OnTag = (name: string, attributes: Attributes) => void
type Read = (name: string, onTag: OnTag) => Promise<void>

/** Passes each tag of an XML file in the ZIP to `onTag`, without its namespace. */
async function readTags(zip: ZipFile, entry: Entry | undefined, onTag: OnTag): Promise<void> {
  if (!entry) return
  const parser = new SaxesParser()
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', ({ name, attributes }) => onTag(name.slice(name.indexOf(':') + 1), attributes))
  const decoder = new TextDecoder('utf-8')
  for await (const chunk of await zip.openReadStreamPromise(entry))
    parser.write(decoder.decode(chunk as Buffer, { stream: true }))
  parser.write(decoder.decode()).close()
}

async function readBook(read: Read) {
  const main = await mainPart(read)
  const places = new Map<string, string>()
  const folder = posix.dirname(main)
  await read(`${folder}/_rels/${posix.basename(main)}.rels`, (name, { Id = '', Target = '' }) => {
    if (name === 'Relationship') places.set(Id, placeOf(folder, Target))
  })
  const sheets: { name: string; isHidden: boolean; place: string }[] = []
  let active = 0
  await read(main, (tag, attributes) => {
    if (tag === 'workbookView') active = Number(attributes['activeTab'] ?? 0)
    if (tag !== 'sheet') return
    const [, id = ''] = Object.entries(attributes).find(([name]) => /(^|:)id$/.test(name)) ?? []
    sheets.push({
      name: attributes['name'] ?? '',
      isHidden: (attributes['state'] ?? 'visible') !== 'visible',
      place: places.get(id) ?? '',
    })
  })
  return sheets.map((sheet, index) => ({ ...sheet, isActive: index === active && !sheet.isHidden }))
}

/** Name of the workbook's own file. */
async function mainPart(read: Read): Promise<string> {
  let main = 'xl/workbook.xml'
  await read('_rels/.rels', (name, { Type = '', Target = '' }) => {
    if (name === 'Relationship' && Type.endsWith('/officeDocument')) main = placeOf('', Target)
  })
  return main
}

const placeOf = (folder: string, target: string) =>
  target.startsWith('/') ? target.slice(1) : posix.join(folder, target)

/** Rows and columns that a sheet hides by hand, by a filter or by a height or width of 0. */
async function readHidden(read: Read, place: string) {
  const hiddenRows: number[] = []
  const hiddenColumns: number[] = []
  let row = 0
  await read(place, (name, { r, hidden, ht, width, min, max }) => {
    if (name === 'row') {
      row = r ? Number(r) : row + 1
      if (isTrue(hidden) || isZero(ht)) hiddenRows.push(row - 1)
    }
    if (name !== 'col' || !(isTrue(hidden) || isZero(width))) return
    for (let column = Number(min); column <= Math.min(Number(max), MOST_COLUMNS); column++)
      hiddenColumns.push(column - 1)
  })
  return { hiddenRows, hiddenColumns }
}

const isTrue = (value: string | undefined) => value === '1' || value === 'true'
const isZero = (size: string | undefined) => size !== undefined && Number(size) === 0
