import type { ReactNode } from 'react'
import styles from './tabs.module.css'

interface TabsProps {
  /** Label of the tabs. */
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

/** Properties that make a link one of the tabs. */
export const tabLink = (isOpen: boolean) => ({
  className: styles.tab,
  'aria-current': isOpen ? ('page' as const) : undefined,
  // Otherwise the router marks the link without a tab as current at every tab's address.
  activeOptions: { explicitUndefined: true },
  resetScroll: false,
})

/** Count on a tab; its place is kept until that is known. */
export function TabCount({ children }: { children: ReactNode }) {
  return <span className={styles.count}>{children}</span>
}
