import { PRODUCT_NAME } from '@volute/domain/kernel'
import type { ReactNode } from 'react'
import { Logo } from '../ui/logo.tsx'
import { usePageTitle } from '../ui/use-page-title.ts'
import styles from './logo-page.module.css'

/** An empty page with the logo, which loads nothing (OQ-07, LEGAL-06). */
export function LogoPage({ children }: { children?: ReactNode }) {
  usePageTitle(PRODUCT_NAME)
  return (
    <main className={styles.page}>
      <h1>
        <Logo name={PRODUCT_NAME} />
      </h1>
      {children}
    </main>
  )
}
