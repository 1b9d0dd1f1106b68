import lineRows from '../../core/ui/line-rows.module.css'
import { mergeClasses } from '../../core/ui/join-classes.ts'
import own from './cart-table.module.css'

/** Styles of the cart's lines: those of all line tables, plus the cart's own columns. */
export const styles = mergeClasses(lineRows, own)
