import { useQuery } from '@tanstack/react-query'
import type { ShopBrand } from '@volute/domain/core/brand'
import { getReturnDashboard } from '@volute/domain/storefront/dashboard'
import { RIBBON_ANY } from '@volute/domain/core/permissions'
import { may, query, useSession } from '../../core/api/index.ts'
import { Page } from '../../core/ui/page.tsx'
import { useBrand } from '../../core/ui/shop-brand.ts'
import { usePageTitle } from '../../core/ui/use-page-title.ts'
import { Carousel } from './carousel.tsx'
import { ComingBack } from './coming-back.tsx'
import { FindPart } from './find-part.tsx'
import styles from './general-dashboard-page.module.css'
import { Ribbon, useRibbonFigures } from './ribbon.tsx'

/** Customer's first page: the areas they may use, or only the search (SHELL-51 to SHELL-54, PERM-17). */
export function GeneralDashboard() {
  const { user } = useSession()
  const { slides, facts } = useBrand()
  const { isPending, back } = useReturn()
  const hasSlides = slides.length > 0
  usePageTitle('Dashboard')
  return (
    <Page width={1248}>
      <h1 className="visually-hidden" tabIndex={-1}>
        Dashboard
      </h1>
      {isPending ? (
        <div className={styles.coming} />
      ) : back ? (
        <ComingBack {...back} />
      ) : (
        hasSlides && <Carousel />
      )}
      {may(user, RIBBON_ANY) ? <Ribbon /> : <FindPart />}
      {back && hasSlides && (
        <div className={styles.band}>
          <Carousel />
        </div>
      )}
      {facts.length > 0 && <GenuineParts facts={facts} />}
    </Page>
  )
}

/** Pumps, orders and quotes of a returning customer. A newcomer has none and sees the pictures first (FLEET-25, OQ-104). */
function useReturn() {
  const dashboard = useQuery({ ...query(getReturnDashboard, {}), staleTime: 0 })
  const figures = useRibbonFigures()
  const { data } = dashboard
  const isBack =
    data &&
    (data.pumpCount.rowCount > 0 || data.quotes?.length || data.orders.length || figures.data?.lastOrderUtc)
  return { isPending: dashboard.isPending || figures.isPending, back: isBack ? data : undefined }
}

/** Reasons to buy replacement parts from the maker (SHELL-09, SHELL-10, SHELL-53). */
function GenuineParts({ facts }: Pick<ShopBrand, 'facts'>) {
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
