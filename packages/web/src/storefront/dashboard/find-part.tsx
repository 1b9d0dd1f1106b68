import { searchMessages } from '@volute/domain/storefront/search'
import { SearchBox } from '../search/index.ts'
import styles from './find-part.module.css'

/** Search on its own page, for users with no other permissions in the shop. */
export function FindPart() {
  return (
    <section className={styles.search}>
      <h2>Find a pump or part</h2>
      <p>{searchMessages.searchLead}</p>
      <SearchBox />
    </section>
  )
}
