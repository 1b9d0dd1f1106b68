import type { LeftOutGroup } from '@volute/domain/workbench/workbench'
import type { SQL } from 'drizzle-orm'
import type { Transaction } from '../../core/db/index.ts'
import type { Cell, Column } from './columns.ts'

/** Reason why a row cannot be imported. */
export interface Problem {
  line: number
  column: string
  reason: string
  /** Bad row that has to be fixed first. */
  cause?: Cause
}

/** A bad row of a file, by the name of its table. */
export interface Cause {
  file: string
  line: number
}

/** Rows of one kind, counted by what the import does to them. */
export interface Count {
  label: string
  added: number
  changed: number
  unchanged: number
  removed?: number
}

export type StagedRow = Record<string, Cell>

/** Rows of a file that must differ: `s` is the staged row; rows with a null `by` are not compared. */
export interface Unique {
  column: string
  by: SQL
  says: (firstLine: number) => string
}

/** One file of the import format: its columns, its rules beyond single cells, and how its rows are stored. */
export interface Kind {
  file: string
  columns: Record<string, Column>
  /** Columns of which a row needs at least one. */
  eitherOf?: readonly string[]
  /** Fills blanks that follow from the row's other cells. */
  complete?(row: StagedRow): void
  /** Prepares the staged rows before they are checked. */
  prepare?(tx: Transaction): Promise<void>
  /** Column whose number the rows of other files refer to, as `noun` of their `refersTo`. */
  names?: { noun: string; column: string }
  /**
   * Rows that replace the known ones and are imported together or not at all: those with the same `by`, an id, named by a
   * column.
   */
  whole?: { of: LeftOutGroup['of']; column: string; by: SQL }
  unique: readonly Unique[]
  /** Checks rules that need the whole file or the database. */
  check?(tx: Transaction, present: ReadonlySet<string>): Promise<Problem[]>
  /** Writes the staged rows, all of them good, into the shop's tables; `present` lists the columns that the file has. */
  merge(tx: Transaction, present: ReadonlySet<string>): Promise<Count[]>
}
