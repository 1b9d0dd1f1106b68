import { formatDate } from '@volute/domain/core/kernel'
import type { CompletedOrder } from '@volute/domain/buying/orders'
import type { ReactNode } from 'react'
import { Logo } from '../../core/ui/logo.tsx'
import { useFace } from '../../core/ui/shop-face.ts'
import styles from './order-sheet.module.css'

/** Content of one printed sheet. */
export function OrderSheet({ children }: { children: ReactNode }) {
  return <div className={styles.sheet}>{children}</div>
}

interface OrderTitleBlockProps {
  title: string
  order: Pick<CompletedOrder, 'companyName' | 'poNumber' | 'orderDate'>
  orderNumber: string
  /** Labels of its number and its date. */
  labels?: { number: string; date: string }
}

/** The head of the printed sheet; on screen the page's own heading says the same. */
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

/** Whom to ask about an order, and what the maker vouches for (ORDER-13). */
export function CompanyContact() {
  const { contact, warranty } = useFace()
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
