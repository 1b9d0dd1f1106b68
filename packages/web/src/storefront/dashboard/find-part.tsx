import { searchMessages } from '@volute/domain/storefront/search'
import { SearchBox } from '../search/index.ts'
import styles from './find-part.module.css'

/** The search on a page of its own, for whom the shop has no other work. */
export function FindPart() {
  return (
    <section className={styles.search}>
      <h2>Find a pump or part</h2>
      <p>{searchMessages.searchLead}</p>
      <SearchBox />
    </section>
  )
}
