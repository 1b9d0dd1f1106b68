import { mergeClasses } from '../../core/ui/join-classes.ts'
import lineRows from '../../core/ui/line-rows.module.css'
import own from './quick-table.module.css'

/** Styles of quick order's lines: those of all line tables, plus its own columns. */
export const styles = mergeClasses(lineRows, own)
