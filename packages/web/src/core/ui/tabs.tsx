import type { ReactNode } from 'react'
import styles from './tabs.module.css'

interface TabsProps {
  /** Label of the tabs. */
  label: string
  children: ReactNode
}

/** Parts of a page as a row of links; each has its own URL. */
export function Tabs({ label, children }: TabsProps) {
  return (
    <nav aria-label={label} className={styles.tabs}>
      {children}
    </nav>
  )
}

/** Props that make a link a tab. */
export const tabLink = (isOpen: boolean) => ({
  className: styles.tab,
  'aria-current': isOpen ? ('page' as const) : undefined,
  // Otherwise the router marks the link without a tab as current at the URL of every tab.
  activeOptions: { explicitUndefined: true },
  resetScroll: false,
})

/** Count on a tab; its space is reserved until the count is known. */
export function TabCount({ children }: { children: ReactNode }) {
  return <span className={styles.count}>{children}</span>
}
