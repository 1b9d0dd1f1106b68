import type { Cell } from '../../core/table/index.ts'

/** Table of a source: pasted text, CSV, a sheet, the lines of a PDF's text. */
export interface SourceTable {
  /** Sheet name; empty for text. */
  name: string
  rows: readonly (readonly Cell[])[]
  /** Indexes, from 0, of rows and columns that the sheet hides, by hand or by a filter. */
  hiddenRows: readonly number[]
  hiddenColumns: readonly number[]
  isHidden: boolean
  /** True for the sheet on screen when the file was saved. */
  isActive: boolean
}

export interface ShipTo {
  name: string
  address1: string
  address2: string
  city: string
  state: string
  zip: string
  country: string
}

/** Line of an order in XML or EDI, as written; texts are trimmed, and empty if not stated. */
export interface SourceLine {
  line: string
  /** The seller's number. */
  partNumber: string
  otherNumbers: readonly { kind: 'BUYER' | 'GTIN' | 'MAKER' | 'OTHER'; number: string }[]
  description: string
  quantity: string
  /** Unit of the shop where known, such as `EA` and `FT`; otherwise as written. */
  unit: string
  unitPrice: string
  amount: string
  needBy: string
  note: string
}

/** Order read from XML or EDI, where every value is named. */
export interface SourceOrder {
  format: 'UBL' | 'CXML' | 'ORDERX' | 'X12' | 'EDIFACT'
  poNumber: string
  /** `YYYY-MM-DD`, or empty. */
  needBy: string
  shipTo: ShipTo | null
  currency: string
  /** Empty if not stated. */
  total: string
  lines: readonly SourceLine[]
  /** Sentences about faults of the file: `The file says 25 segments, and there are 28. It may be cut.` */
  faults: readonly string[]
  /** Names of attached files, which are never fetched. */
  attachments: readonly string[]
}

/** Everything that one file or text holds. */
export interface ListSource {
  tables: readonly SourceTable[]
  orders: readonly SourceOrder[]
  /** Sentence about a file that is not an order, such as `This is an order response, not an order.`; no line is read. */
  notAnOrder: string | null
}
