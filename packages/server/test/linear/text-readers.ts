import { linesMeant } from '@volute/domain/catalogue/bom'
import { readScan, readSerials } from '@volute/domain/service/fleet'
import {
  containsText,
  date,
  fileNameOf,
  readCell,
  readEmail,
  readerForm,
  telAddress,
} from '@volute/domain/core/kernel'
import { parsePrice } from '@volute/domain/core/pricing'
import { candidateNumbers, readSource, tableOfText } from '@volute/domain/buying/list-reading'
import { checkPaste, readCsvRows, readTyped } from '@volute/domain/buying/quick-order'
import { markWords, readQuery, snippetOf } from '@volute/domain/storefront/search'
import { foldedKey, readNumber, searchKey, searchText } from '@volute/domain/catalogue/numbers'
import {
  deviceName,
  isPublicPath,
  passwordRequirements,
  safePath,
  serialPathFrom,
} from '@volute/domain/people/session'
import { openCsv, openStudy } from '@volute/domain/core/table'
import * as workbench from '@volute/domain/workbench/workbench'
import type { XastElement } from 'svgo'
import * as columns from '../../src/workbench/import/columns.ts'
import { pointsOf } from '../../src/core/svg/points-of.ts'
import { isScreen } from '../../src/core/svg/read-styles.ts'
import { readTransform } from '../../src/core/svg/read-transform.ts'
import { resolveEntities } from '../../src/core/svg/resolve-entities.ts'

const manners = ['PART', 'IDENTIFIER', 'REFERENCE', 'POSITION', 'LEVEL', 'NUMBER', 'DATE', 'TEXT'] as const
const element = (name: string, text: string): XastElement => ({
  type: 'element',
  name,
  attributes: { d: text, points: text },
  children: [],
})

function splitCsv(text: string, separator: string) {
  const csv = openCsv(separator)
  return [csv.push(text), csv.close()]
}

function studyColumn(text: string) {
  const study = openStudy()
  study.add(text)
  return study.close().fillZeros(text)
}

/** Every reader of texts from outside, by name; it may throw on a text that it does not accept. */
export const textReaders: Readonly<Record<string, (text: string) => unknown>> = {
  readCell: (text) => manners.map((manner) => workbench.readCell(text, manner, { decimalMark: ',' })),
  openStudy: studyColumn,
  openLevels: (text) => workbench.openLevels().read(1, text, text),
  openCsv: (text) => splitCsv(text, ','),
  'openCsv, between semicolons': (text) => splitCsv(text, ';'),
  recogniseSeparator: workbench.recogniseSeparator,
  recogniseEncoding: (text) => workbench.recogniseEncoding(Buffer.from(text)),
  recogniseMappings: (text) => workbench.recogniseMappings([text, 'part_number'], text),
  findHeadRow: (text) => workbench.findHeadRow([[text, text], ['part_number']]),
  readDrawingName: workbench.readDrawingName,
  checkUploadedFile: (text) => workbench.draftName([text], '2026-11-20'),
  compareReferences: (text) => workbench.compareReferences(text, `${text}1`),
  linesMeant: (text) => linesMeant([{ reference: text, partNumber: text }])(text),
  columns: (text) =>
    Object.values(columns).map((one) => typeof one === 'object' && one.read.safeParse(text).success),
  amountColumn: (text) => columns.amountColumn(0).read.safeParse(text).success,
  parsePrice,
  date: (text) => date.safeParse(text).success,
  readQuery,
  searchText,
  searchKey,
  foldedKey,
  readNumber,
  markWords: (text) => markWords(text, ['ring', 'a']),
  snippetOf: (text) => snippetOf(text, ['ring', 'a']),
  readTyped,
  tableOfText,
  candidateNumbers: (text) => candidateNumbers({ tables: [tableOfText(text)], orders: [], notAnOrder: null }),
  readSource: (text) =>
    readSource({ tables: [tableOfText(text)], orders: [], notAnOrder: null }, { knows: () => false }),
  checkPaste,
  readCsvRows: (text) => readCsvRows([[text, 'part_number'], [text]]),
  readScan: (text) => readScan(text, 'https://parts.example'),
  readSerials: (text) => readSerials(text, 'https://parts.example'),
  readEmail,
  'readEmail, a domain': (text) => readEmail(`a@${text}`),
  telAddress,
  fileNameOf,
  readerForm,
  containsText: (text) => containsText(text, 'x'),
  'readCell of a list': readCell,
  isPublicPath,
  safePath: (text) => safePath(`/${text}`, 'https://parts.example'),
  serialPathFrom,
  deviceName,
  passwordRequirements,
  readTransform,
  pointsOfPath: (text) => pointsOf(element('path', `M0 0${text}`)),
  pointsOfArcs: (text) => pointsOf(element('path', `M0 0a${text}`)),
  pointsOfPolygon: (text) => pointsOf(element('polygon', text)),
  isScreen,
  resolveEntities: (text) => resolveEntities(`<!DOCTYPE svg [${text}]><svg>${text}</svg>`, 16_777_216),
}
