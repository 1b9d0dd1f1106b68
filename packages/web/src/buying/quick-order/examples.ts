import type { readLists } from '@volute/domain/buying/list-reading'
import type { Part } from '@volute/domain/catalogue/part'
import type { ReplyOf } from '@volute/domain/core/kernel'

export const gasket: Part = {
  partId: 11,
  partNumber: '235626',
  description: 'Gasket, casing',
  unitId: 1,
  unitName: 'EA',
  price: 10,
  companyDiscount: null,
  weight: 1,
  isPaintable: false,
  isImpeller: false,
  isSellable: true,
  hasOtherMaterial: false,
  replacedBy: null,
}
export const impeller = {
  ...gasket,
  partId: 12,
  partNumber: 'D7232-3-CP',
  description: 'Impeller',
  isImpeller: true,
}
export const cover = {
  ...gasket,
  partId: 13,
  partNumber: 'D40-CP',
  description: 'Cover, suction',
  isPaintable: true,
}
export const seal = { ...gasket, partId: 14, partNumber: 'TB10773', description: 'Seal, mechanical' }

export const emptyLine = {
  row: 2,
  partNumber: 'TB10773',
  customerNumber: '',
  description: '',
  quantity: 4,
  quantityText: '4',
  unit: '',
  unitPrice: '',
  amount: '',
  needBy: '',
  note: '',
  trim: '',
  angle: '',
  paintColor: '',
  pump: '',
  problem: '',
  isAmountOff: false,
}
/** A list of `TB10773, 4` whose columns are certain. */
export const exampleReply: ReplyOf<typeof readLists> = {
  reading: {
    headRow: 0,
    columns: [
      { head: 'Part', meaning: 'partNumber', isCertain: true },
      { head: 'Wanted', meaning: 'quantity', isCertain: true },
    ],
    questions: [],
    lines: [emptyLine],
    leftOut: [{ row: 3, text: 'Total, 4', why: 'TOTAL' }],
    hidden: { rows: 5, columns: 0, sheets: 0 },
    sheets: [],
    sheet: '',
    rows: [
      ['Part', 'Wanted'],
      ['TB10773', '4'],
    ],
    poNumber: '',
    needBy: '',
    statedTotal: '1204.10',
    linesTotal: '1204.10',
    faults: [],
    shipTo: null,
  },
  reports: [{ outcome: 'READY', part: seal, nearest: null, whyNot: null }],
  differences: [[]],
  pumpIds: [null],
  isInDollars: true,
  isRemembered: false,
  poFileId: null,
  samePo: null,
  sameFile: null,
}
