import type { ReactNode } from 'react'
import styles from './tabs.module.css'

interface TabsProps {
  /** What the tabs are of. */
  label: string
  children: ReactNode
}

/** The parts of a page as links in a row: each has an address of its own. */
export function Tabs({ label, children }: TabsProps) {
  return (
    <nav aria-label={label} className={styles.tabs}>
      {children}
    </nav>
  )
}

/** What makes a link one of the tabs. */
export const tabLink = (isOpen: boolean) => ({
  className: styles.tab,
  'aria-current': isOpen ? ('page' as const) : undefined,
  // Otherwise the router marks the link without a tab as current at every tab's address.
  activeOptions: { explicitUndefined: true },
  resetScroll: false,
})

/** How many a tab shows; its place is kept until that is known. */
export function TabCount({ children }: { children: ReactNode }) {
  return <span className={styles.count}>{children}</span>
}
