/** An operation and maintenance manual: a cover, and then each chapter on a page of its own. */
export interface Manual {
  /** The number that a pump's record names; the file is called after it. */
  number: string
  boms: string[]
  model: string
  title: string
  /** Name and value of what the cover's table lists. */
  facts: Row[]
  chapters: Chapter[]
}

export interface Chapter {
  title: string
  blocks: Block[]
}

/** A paragraph, numbered steps, or a table whose first row is its head. */
export type Block = string | { steps: string[] } | { table: [head: Row, ...rows: Row[]] }

export type Row = [name: string, value: string]
