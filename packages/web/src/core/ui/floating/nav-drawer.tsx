import { IconX } from '@tabler/icons-react'
import { Link, type LinkProps } from '@tanstack/react-router'
import { IconButton } from '../icon-button.tsx'
import { Drawer } from './drawer.tsx'
import styles from './nav-drawer.module.css'

export interface NavGroup {
  title: string
  /** `count` is the number of rows that wait there. */
  entries: readonly { label: string; to: NonNullable<LinkProps['to']>; count?: string }[]
}

interface NavDrawerProps {
  groups: readonly NavGroup[]
  open: boolean
  onClose: () => void
}

/** Drawer with the links to the pages, in groups. */
export function NavDrawer({ groups, open, onClose }: NavDrawerProps) {
  return (
    <Drawer open={open} title="Menu" onClose={onClose}>
      <IconButton label="Close" className={styles.close} onClick={onClose}>
        <IconX size={20} stroke={1.5} aria-hidden="true" />
      </IconButton>
      <nav aria-label="Main" className={styles.nav}>
        {groups.map((group) => (
          <section key={group.title}>
            <h2 className={styles.group}>{group.title}</h2>
            <ul>
              {group.entries.map((entry) => (
                <li key={entry.label}>
                  <Link to={entry.to} className={styles.entry} onClick={onClose}>
                    {entry.label}
                    {entry.count && <span className={styles.count}> {entry.count}</span>}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </nav>
    </Drawer>
  )
}
