import type { HeaderKind } from './header-words.ts'
import type { ColumnFacts } from './study-table.ts'

/** A column as the finders see it. */
export interface Column {
  place: number
  kind: HeaderKind | null
  facts: ColumnFacts
}

/** A column found for a meaning, by its best guess; asked if it is not certain. */
export interface Finding {
  place: number
  isCertain: boolean
}
