import { IconMenu2 } from '@tabler/icons-react'
import { useState } from 'react'
import type { NavGroup } from './floating/nav-drawer.tsx'
import { IconButton } from './icon-button.tsx'
import { loadOnIntent } from './load-on-intent.tsx'

const NavDrawer = loadOnIntent(async () => (await import('./floating/nav-drawer.tsx')).NavDrawer)
const prepare = () => void NavDrawer.load().catch(() => undefined)

interface MenuButtonProps {
  groups: readonly NavGroup[]
  onOpen?: () => void
}

/** Menu button and the drawer that it opens. */
export function MenuButton({ groups, onOpen }: MenuButtonProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <IconButton label="Menu" aria-expanded={open} onPointerEnter={prepare} onFocus={prepare} onClick={show}>
        <IconMenu2 size={20} stroke={1.5} aria-hidden="true" />
      </IconButton>
      <NavDrawer open={open} groups={groups} onClose={() => setOpen(false)} />
    </>
  )

  function show() {
    void NavDrawer.load().then(() => setOpen(true))
    onOpen?.()
  }
}
