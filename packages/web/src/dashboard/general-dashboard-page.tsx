import { RIBBON_ANY } from '@volute/domain/permissions'
import { may, useSession } from '../api/index.ts'
import { Page } from '../ui/page.tsx'
import { usePageTitle } from '../ui/use-page-title.ts'
import { Carousel } from './carousel.tsx'
import { FindPart } from './find-part.tsx'
import styles from './general-dashboard-page.module.css'
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
      {may(user, RIBBON_ANY) ? <Ribbon /> : <FindPart />}
      <GenuineParts />
    </Page>
  )
}

const reasons = [
  ['Made since 1946', 'Castings, shafts and wear parts from the drawings your pump was built to.'],
  ['Twelve-month warranty', 'On every non-wear part, from the day it ships.'],
  ['Back to the 1950s', 'Parts are still supplied for pumps made more than seventy years ago.'],
] as const

/** Why to buy from the maker (SHELL-10, SHELL-53). */
function GenuineParts() {
  return (
    <section className={styles.section}>
      <h2>Genuine Replacement Parts</h2>
      {reasons.map(([title, text]) => (
        <div key={title} className={styles.reason}>
          <h3>{title}</h3>
          <p>{text}</p>
        </div>
      ))}
    </section>
  )
}
