import { mergeClasses } from '../ui/join-classes.ts'
import lineRows from '../ui/line-rows.module.css'
import own from './quick-table.module.css'

/** How the lines of a quick order look: as lines look anywhere, and their places in its list. */
export const styles = mergeClasses(lineRows, own)
