/** An operation and maintenance manual: a cover, then each chapter on a page of its own. */
export interface Manual {
  /** Number that a pump's record names; the file is named after it. */
  number: string
  boms: string[]
  model: string
  title: string
  /** Names and values in the cover's table. */
  facts: Row[]
  chapters: Chapter[]
}

export interface Chapter {
  title: string
  blocks: Block[]
}

/** A paragraph, numbered steps, a table whose first row is its header, or a fault table. */
export type Block =
  | string
  | { steps: string[] }
  | { table: [head: Row, ...rows: Row[]] }
  | { faults: Fault[] }

/** A cause of a symptom, and its remedy; an empty symptom is the one above. */
export type Fault = [symptom: string, cause: string, remedy: string]

export type Row = [name: string, value: string]
