import { Link, type LinkProps } from '@tanstack/react-router'
import { type ReplyOf } from '@volute/domain/core/kernel'
import type { FoundOrder, FoundQuote, findForSupport } from '@volute/domain/backoffice/support'
import type { ReactNode } from 'react'
import { Badge } from '../../core/ui/badge.tsx'
import { joinClasses } from '../../core/ui/join-classes.ts'
import rows from '../../core/ui/list-rows.module.css'
import { ShopClock } from '../../core/ui/shop-clock.tsx'
import { momentAtShop } from '../../core/ui/shop-day.ts'
import { OrderStatusMark } from '../../buying/orders/index.ts'
import styles from './found-lists.module.css'
import { Section } from './support-frame.tsx'

type Found = ReplyOf<typeof findForSupport>

/** Results of a search, by kind (SUPPORT-01). */
export function FoundLists({ people, companies, orders, quotes }: Found) {
  return (
    <>
      {people.length > 0 && (
        <Section title="People">
          <FoundList>
            {people.map(({ userId, name, emailAddress, companyName, state }) => (
              <FoundRow key={userId} {...personPage(userId)} name={name || emailAddress}>
                <span className={styles.fact}>{name && emailAddress}</span>
                <span className={styles.fact}>{companyName}</span>
                {state !== 'ENABLED' && <Badge kind="warn">{stateNames[state]}</Badge>}
              </FoundRow>
            ))}
          </FoundList>
        </Section>
      )}
      {companies.length > 0 && (
        <Section title="Companies">
          <FoundList>
            {companies.map(({ companyId, name }) => (
              <FoundRow key={companyId} to="/manage/support" search={{ company: companyId }} name={name} />
            ))}
          </FoundList>
        </Section>
      )}
      {orders.length > 0 && (
        <Section title="Orders">
          <OrderList orders={orders} />
        </Section>
      )}
      {quotes.length > 0 && (
        <Section title="Quotes">
          <QuoteList quotes={quotes} />
        </Section>
      )}
    </>
  )
}

export const stateNames = {
  INVITED: 'Invited',
  ENABLED: 'Active',
  DISABLED: 'Disabled',
  DELETED: 'Deleted',
} as const

export const personPage = (userId: number) =>
  ({ to: '/manage/support/people/$userId', params: { userId: String(userId) } }) as const
export const orderPage = (salesOrderId: number) =>
  ({ to: '/manage/support/orders/$salesOrderId', params: { salesOrderId: String(salesOrderId) } }) as const

/** Orders by number, each with a link to its page. */
export function OrderList({ orders }: { orders: FoundOrder[] }) {
  return (
    <FoundList>
      {orders.map(({ salesOrderId, erpSalesOrderNumber, poNumber, companyName, arrivedUtc, status }) => (
        <FoundRow
          key={salesOrderId}
          {...orderPage(salesOrderId)}
          name={erpSalesOrderNumber ? `Sales Order ${erpSalesOrderNumber}` : `PO # ${poNumber}`}
        >
          {erpSalesOrderNumber && <span className={styles.fact}>PO # {poNumber}</span>}
          <span className={styles.fact}>{companyName}</span>
          <span className={styles.fact}>
            {momentAtShop(arrivedUtc)} <ShopClock />
          </span>
          <OrderStatusMark status={status} />
        </FoundRow>
      ))}
    </FoundList>
  )
}

/** Quotes, each with a link to the person who saved it. */
export function QuoteList({ quotes }: { quotes: FoundQuote[] }) {
  return (
    <FoundList>
      {quotes.map(({ quoteId, name, companyName, userId, createdUtc, orderedUtc }) => (
        <FoundRow key={quoteId} {...personPage(userId)} name={`Quote ${quoteId} ${name}`}>
          <span className={styles.fact}>{companyName}</span>
          <span className={styles.fact}>
            {momentAtShop(createdUtc)} <ShopClock />
          </span>
          {orderedUtc && <Badge kind="ok">Ordered</Badge>}
        </FoundRow>
      ))}
    </FoundList>
  )
}

const FoundList = ({ children }: { children: ReactNode }) => <ul className={rows.list}>{children}</ul>

/** Row that is a link, with its facts next to its name. */
function FoundRow({ name, children, ...page }: LinkProps & { name: string; children?: ReactNode }) {
  return (
    <li>
      <Link {...page} className={joinClasses(rows.row, styles.row)}>
        <span className={rows.name}>{name}</span>
        {children}
      </Link>
    </li>
  )
}
