import { catalogueMessages } from '@volute/domain/catalogue'
import { PRODUCT_NAME } from '@volute/domain/kernel'
import { RIBBON_ANY } from '@volute/domain/permissions'
import { may, useSession } from '../api/index.ts'
import { SearchBox } from '../catalogue/index.ts'
import { PageHead } from '../ui/page-head.tsx'
import { Page } from '../ui/page.tsx'
import styles from './general-dashboard.module.css'
import { GenuineParts } from './genuine-parts.tsx'
import { Ribbon } from './ribbon.tsx'

/** A customer's first page: what they may do, or only the search (SHELL-52 to SHELL-54). */
export function GeneralDashboard() {
  const { user } = useSession()
  return (
    <Page width={1248}>
      <PageHead title="Dashboard">{user.isCompanyHidden ? PRODUCT_NAME : user.companyName}</PageHead>
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
