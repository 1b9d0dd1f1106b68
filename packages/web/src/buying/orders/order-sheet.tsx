import { formatDate } from '@volute/domain/core/kernel'
import type { CompletedOrder } from '@volute/domain/buying/orders'
import type { ReactNode } from 'react'
import { Logo } from '../../core/ui/logo.tsx'
import { useBrand } from '../../core/ui/shop-brand.ts'
import styles from './order-sheet.module.css'

/** Container for one printed sheet. */
export function OrderSheet({ children }: { children: ReactNode }) {
  return <div className={styles.sheet}>{children}</div>
}

interface OrderTitleBlockProps {
  title: string
  order: Pick<CompletedOrder, 'companyName' | 'poNumber' | 'orderDate'>
  orderNumber: string
  /** Labels of the order's number and date. */
  labels?: { number: string; date: string }
}

/** Header of the printed sheet; on screen the page's own heading shows the same. */
export function OrderTitleBlock({ title, order, orderNumber, labels = ofOrder }: OrderTitleBlockProps) {
  return (
    <header className={styles.block} aria-hidden="true">
      <Logo />
      <div className={styles.title}>
        <strong>{title}</strong>
        <span>{order.companyName}</span>
      </div>
      <div>
        <span>{labels.number}</span>
        <strong className="mono">{orderNumber}</strong>
      </div>
      <div>
        <span>PO #</span>
        <strong className="mono">{order.poNumber}</strong>
      </div>
      <div>
        <span>{labels.date}</span>
        <strong className="mono">{formatDate(order.orderDate)}</strong>
      </div>
    </header>
  )
}

const ofOrder = { number: 'Sales Order #', date: 'Order Date' }

/** Contact for questions about an order, and the maker's warranty (ORDER-13). */
export function CompanyContact() {
  const { contact, warranty } = useBrand()
  const { address, phone, fax, salesEmail, website, officeHours } = contact
  const ways = [phone && `Phone ${phone}`, fax && `Fax ${fax}`, officeHours && `Office hours ${officeHours}`]
  return (
    <section className={styles.contact} aria-label="Contact">
      {address.length > 0 && <p>{address.join(', ')}</p>}
      <p>{ways.filter(Boolean).join(' · ')}</p>
      <p>
        <a href={`mailto:${salesEmail}`}>{salesEmail}</a>
        {website && ` · ${website}`}
      </p>
      {warranty && <p>{warranty}</p>}
    </section>
  )
}
