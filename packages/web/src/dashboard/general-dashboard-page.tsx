import { catalogueMessages } from '@volute/domain/catalogue'
import { RIBBON_ANY } from '@volute/domain/permissions'
import { may, useSession } from '../api/index.ts'
import { SearchBox } from '../search/index.ts'
import { Page } from '../ui/page.tsx'
import { usePageTitle } from '../ui/use-page-title.ts'
import { Carousel } from './carousel.tsx'
import styles from './general-dashboard-page.module.css'
import { GenuineParts } from './genuine-parts.tsx'
import { Ribbon } from './ribbon.tsx'

/** A customer's first page: what they may do, or only the search (SHELL-51 to SHELL-54). */
export function GeneralDashboard() {
  const { user } = useSession()
  usePageTitle('Dashboard')
  return (
    <Page width={1248}>
      <h1 className="visually-hidden" tabIndex={-1}>
        Dashboard
      </h1>
      <Carousel />
      {may(user, RIBBON_ANY) ? (
        <Ribbon />
      ) : (
        <div className={styles.search}>
          <h2>Find a pump or part</h2>
          <p>{catalogueMessages.searchLead}</p>
          <SearchBox />
        </div>
      )}
      <GenuineParts />
    </Page>
  )
}
