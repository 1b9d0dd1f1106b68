import { IconMenu2, IconX } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { isSignedIn, followSession, useSession } from '../../api/index.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { loadOnIntent } from '../../ui/load-on-intent.tsx'
import { drawerGroups } from './drawer-groups.ts'
import styles from './nav-drawer.module.css'

const Drawer = loadOnIntent(async () => (await import('../../ui/floating/drawer.tsx')).Drawer)
const prepare = () => void Drawer.load().catch(() => undefined)

/** The menu button and the drawer it opens. */
export function NavDrawer() {
  const [open, setOpen] = useState(false)
  const session = useSession()
  return (
    <>
      <IconButton label="Menu" aria-expanded={open} onPointerEnter={prepare} onFocus={prepare} onClick={show}>
        <IconMenu2 size={20} stroke={1.5} aria-hidden="true" />
      </IconButton>
      <Drawer open={open} title="Menu" onClose={() => setOpen(false)}>
        <IconButton label="Close" className={styles.close} onClick={() => setOpen(false)}>
          <IconX size={20} stroke={1.5} aria-hidden="true" />
        </IconButton>
        <nav aria-label="Main" className={styles.nav}>
          {drawerGroups(session).map((group) => (
            <section key={group.title}>
              <h2 className={styles.group}>{group.title}</h2>
              <ul>
                {group.entries.map((entry) => (
                  <li key={entry.label}>
                    <Link to={entry.to} className={styles.entry} onClick={() => setOpen(false)}>
                      {entry.label}
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </nav>
      </Drawer>
    </>
  )

  /** Rights may have changed meanwhile; the menu follows (ROLES-12). */
  function show() {
    void Drawer.load().then(() => setOpen(true))
    if (isSignedIn(session)) void followSession()
  }
}
