import { Link } from '@tanstack/react-router'
import { PRODUCT_NAME } from '@volute/domain/kernel'
import type { ReactNode } from 'react'
import { Logo } from '../ui/logo.tsx'
import { usePageTitle } from '../ui/use-page-title.ts'
import section from './pump-section.svg'
import styles from './entrance.module.css'

const year = new Date().getFullYear()

interface EntranceProps {
  title: string
  lead: string
  children: ReactNode
}

/** The frame of the pages before the sign-in: a form beside the section of a pump. */
export function Entrance({ title, lead, children }: EntranceProps) {
  usePageTitle(title)
  return (
    <div className={styles.page}>
      <div className={styles.side}>
        <Logo name={PRODUCT_NAME} />
        <main className={styles.main}>
          <h1>{title}</h1>
          <p className={styles.lead}>{lead}</p>
          {children}
        </main>
        <footer className={styles.foot}>
          <span>
            © {year} {PRODUCT_NAME}
          </span>
          <Link to="/privacy-policy-text">Privacy Policy</Link>
        </footer>
      </div>
      <div className={styles.drawing} aria-hidden="true">
        <svg viewBox="-240 -570 1060 970" className={styles.section}>
          <use href={`${section}#section`} />
        </svg>
        <TitleBlock />
      </div>
    </div>
  )
}

function TitleBlock() {
  const cells = [
    ['Drawing', 'D7232'],
    ['Title', 'End-suction pump 4x3-10, section'],
    ['Dimensions', 'inches'],
    ['Since', '1946'],
  ]
  return (
    <dl className={styles.titleBlock}>
      {cells.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
