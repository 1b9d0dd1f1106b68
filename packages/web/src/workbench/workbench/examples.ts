import type {
  UploadedFile,
  Change,
  FileSummary,
  Publication,
  PublicationRow,
} from '@volute/domain/workbench/workbench'

/** Example data for the workbench's tests. */
export const row: PublicationRow = {
  publicationId: 7,
  name: 'Prices 2027',
  state: 'DRAFT',
  createdBy: 'Ada Ferrante',
  createdUtc: '2026-11-23T16:05:00Z',
  publishAtUtc: null,
  publishedBy: null,
  publishedUtc: null,
  rollsBack: null,
  rolledBackBy: null,
  added: 0,
  changed: 0,
  closed: 0,
}

export const table: FileSummary = {
  fileId: 9,
  name: 'prices.csv',
  bytes: 4096,
  kind: 'TABLE',
  state: 'READY',
  maps: ['parts.csv'],
  rows: 1204,
  badRows: 0,
  goodRowsLeftOut: 0,
  groupsLeftOut: [],
  isReplacement: false,
  problem: null,
}

export const draft: Publication = {
  ...row,
  work: null,
  progress: 0,
  problem: null,
  files: [table],
  isCompared: false,
  counts: [],
  badRows: 0,
  effectiveDate: null,
  flatBoms: [],
  drawingsToLookAt: 0,
}

export const compared: Publication = {
  ...draft,
  isCompared: true,
  added: 2,
  changed: 1200,
  closed: 3,
  counts: [
    { file: 'parts.csv', added: 2, changed: 1200, closed: 0, suspicious: 4 },
    { file: 'bom_lines.csv', added: 0, changed: 0, closed: 3, suspicious: 0 },
  ],
}

export const changes: Change[] = [
  {
    changeId: 1,
    file: 'parts.csv',
    act: 'CHANGED',
    suspicions: ['PRICE_HALF'],
    key: 'TB10773',
    cells: [{ column: 'price', before: '812.00', after: '8120.00' }],
  },
  {
    changeId: 2,
    file: 'parts.csv',
    act: 'ADDED',
    suspicions: [],
    key: '118202',
    cells: [
      { column: 'description', before: null, after: 'Mechanical seal' },
      { column: 'price', before: null, after: '96.40' },
    ],
  },
  {
    changeId: 3,
    file: 'bom_lines.csv',
    act: 'CLOSED',
    suspicions: [],
    key: '4RB-EM-100 · 10A',
    cells: [{ column: 'quantity', before: '2', after: null }],
  },
]

export const uploaded: UploadedFile = {
  ...table,
  state: 'TO_MAP',
  maps: [],
  reading: { encoding: 'windows-1252', separator: ';', decimalMark: ',', sheet: null, headRow: 0 },
  sheets: [],
  heads: ['Artikelnummer', 'Bezeichnung', 'Preis'],
  sample: [
    ['TB10773', 'Gleitringdichtung', '1.234,50 €'],
    ['D7232-2-CP', 'Gehäuse', '812,00 €'],
  ],
  mappings: [
    {
      file: 'parts.csv',
      columns: [{ to: 'description', from: 1, constant: '' }],
      agreed: [],
    },
  ],
  isRemembered: false,
  findings: [
    { kind: 'CURRENCY', column: 2, count: 1204, line: 2, text: '1.234,50 €', meant: '1234.50' },
    { kind: 'SCIENTIFIC', column: 0, count: 2, line: 17, text: '1.00E+05', meant: null },
  ],
  mapped: [{ file: 'parts.csv', columns: ['description'], rows: [['Gleitringdichtung'], ['Gehäuse']] }],
  problems: [{ line: 17, column: 'part_number', reason: "'1.00E+05' was changed by a spreadsheet" }],
}
