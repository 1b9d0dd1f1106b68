import { Link } from '@tanstack/react-router'
import { IconSearch } from '@tabler/icons-react'
import { PRODUCT_NAME } from '@volute/domain/kernel'
import { isActing, useSession } from '../../api/index.ts'
import { order } from '../../part/index.ts'
import { SearchBox } from '../../search/index.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { Logo } from '../../ui/logo.tsx'
import { CartButton } from './cart-button.tsx'
import { CompanyMenu } from './company-menu.tsx'
import { NavDrawer } from './nav-drawer.tsx'
import styles from './top-bar.module.css'
import { UserMenu } from './user-menu.tsx'

export function TopBar({ signedIn }: { signedIn: boolean }) {
  const { user } = useSession()
  return (
    <header className={styles.bar}>
      <NavDrawer />
      <Link to="/" className={styles.home} aria-label={`${PRODUCT_NAME}, to the dashboard`}>
        <Logo name={PRODUCT_NAME} />
      </Link>
      {signedIn && (
        <>
          <div className={styles.search}>
            <SearchBox hotkey />
          </div>
          <span className={styles.gap} />
          <IconButton label="Search" className={styles.searchIcon} onClick={order.start}>
            <IconSearch size={22} stroke={1.5} aria-hidden="true" />
          </IconButton>
          {isActing(user) && <CompanyMenu />}
          <UserMenu />
          <CartButton />
        </>
      )}
    </header>
  )
}
