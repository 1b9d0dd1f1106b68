import lineRows from '../ui/line-rows.module.css'
import { mergeClasses } from '../ui/join-classes.ts'
import own from './cart-table.module.css'

/** How the cart's lines look: as lines look anywhere, and their places in the cart. */
export const styles = mergeClasses(lineRows, own)
