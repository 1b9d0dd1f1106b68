import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { fitMessages, getFit } from '@volute/domain/catalogue/fit'
import { formatDate, type ReplyOf } from '@volute/domain/core/kernel'
import { IconPrinter } from '@tabler/icons-react'
import { failureOf, query } from '../../core/api/index.ts'
import { Button } from '../../core/ui/button.tsx'
import { Card } from '../../core/ui/card.tsx'
import { EmptyState } from '../../core/ui/empty-state.tsx'
import { FailureCard } from '../../core/ui/failure-card.tsx'
import { LinkButton } from '../../core/ui/link-button.tsx'
import { PageHead } from '../../core/ui/page-head.tsx'
import { Page } from '../../core/ui/page.tsx'
import { CopiedNumber } from '../../core/ui/part-number.tsx'
import { SkeletonRows } from '../../core/ui/skeleton-rows.tsx'
import styles from './changes-page.module.css'
import { ChangesTable } from './changes-table.tsx'

const route = getRouteApi('/framed/signed-in/serial/$serialNumber/changes')

/** All differences between a pump as shipped and today's BOM, for screen and print (FIT-15). */
export function ChangesPage() {
  const { serialNumber } = route.useParams()
  const fit = useQuery(query(getFit, { serialNumber }))
  return (
    <Page width={1168}>
      {fit.isError && !fit.data && (
        <FailureCard page {...failureOf(fit.error)} onRetry={() => void fit.refetch()} />
      )}
      {fit.isPending && (
        <Card>
          <SkeletonRows rows={8} />
        </Card>
      )}
      {fit.data && <Changes fit={fit.data} />}
    </Page>
  )
}

const title = 'Changes since shipped'

function Changes({ fit }: { fit: ReplyOf<typeof getFit> }) {
  const { serialNumber, description, shipDate, shippedTitle, sinceShipped, serviced } = fit
  return (
    <>
      <PageHead
        title={title}
        actions={
          <div className={styles.actions}>
            <LinkButton to="/lookup/$type/$identifier" params={{ type: 'serial', identifier: serialNumber }}>
              Parts of this pump
            </LinkButton>
            <Button
              icon={<IconPrinter size={18} stroke={1.5} aria-hidden="true" />}
              onClick={() => window.print()}
            >
              Print
            </Button>
          </div>
        }
      >
        <p className={styles.pump}>
          <CopiedNumber>{serialNumber}</CopiedNumber> {description}
          {shipDate && `, shipped ${formatDate(shipDate)}`}. {shippedTitle}.
        </p>
      </PageHead>
      {sinceShipped.length === 0 ? (
        <EmptyState title="No changes">{fitMessages.noChanges}</EmptyState>
      ) : (
        <Card>
          <ChangesTable caption="From the pump as shipped to today's BOM" changes={sinceShipped} />
        </Card>
      )}
      {serviced.length > 0 && (
        <section className={styles.serviced}>
          <h2>Fitted in service</h2>
          <Card>
            <ChangesTable caption="Parts fitted in service" changes={serviced} />
          </Card>
        </section>
      )}
    </>
  )
}
