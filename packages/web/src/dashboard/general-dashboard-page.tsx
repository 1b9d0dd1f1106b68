import { useQuery } from '@tanstack/react-query'
import type { ShopFace } from '@volute/domain/brand'
import { getReturnDashboard } from '@volute/domain/dashboard'
import { RIBBON_ANY } from '@volute/domain/permissions'
import { may, query, useSession } from '../api/index.ts'
import { Page } from '../ui/page.tsx'
import { useFace } from '../ui/shop-face.ts'
import { usePageTitle } from '../ui/use-page-title.ts'
import { Carousel } from './carousel.tsx'
import { ComingBack } from './coming-back.tsx'
import { FindPart } from './find-part.tsx'
import styles from './general-dashboard-page.module.css'
import { Ribbon, useRibbonFigures } from './ribbon.tsx'

/** A customer's first page: what they may do, or only the search (SHELL-51 to SHELL-54). */
export function GeneralDashboard() {
  const { user } = useSession()
  const { slides, facts } = useFace()
  usePageTitle('Dashboard')
  return (
    <Page width={1248}>
      <h1 className="visually-hidden" tabIndex={-1}>
        Dashboard
      </h1>
      <Welcome hasSlides={slides.length > 0} />
      {may(user, RIBBON_ANY) ? <Ribbon /> : <FindPart />}
      {facts.length > 0 && <GenuineParts facts={facts} />}
    </Page>
  )
}

/** Pictures for a newcomer; who has pumps, orders or quotes sees them instead (FLEET-25). */
function Welcome({ hasSlides }: { hasSlides: boolean }) {
  const dashboard = useQuery({ ...query(getReturnDashboard, {}), staleTime: 0 })
  const figures = useRibbonFigures()
  if (dashboard.isPending || figures.isPending) return <div className={styles.coming} />
  const { data } = dashboard
  const isBack =
    data &&
    (data.pumpCount.rowCount > 0 || data.quotes?.length || data.orders.length || figures.data?.lastOrderUtc)
  return isBack ? <ComingBack {...data} /> : hasSlides && <Carousel />
}

/** Why to buy from the maker (SHELL-10, SHELL-53). */
function GenuineParts({ facts }: Pick<ShopFace, 'facts'>) {
  return (
    <section className={styles.section}>
      <h2>Genuine Replacement Parts</h2>
      {facts.map(({ title, text }) => (
        <div key={title} className={styles.reason}>
          <h3>{title}</h3>
          <p>{text}</p>
        </div>
      ))}
    </section>
  )
}
