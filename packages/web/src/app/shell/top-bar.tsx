import { IconBuilding, IconChevronDown, IconLogout2, IconSearch, IconShoppingCart } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { cartBadge, cartCountText } from '@volute/domain/buying/cart'
import { followSession, isActing, isSignedIn, useSession } from '../../core/api/index.ts'
import { order } from '../../catalogue/part/index.ts'
import { SearchBox } from '../../storefront/search/index.ts'
import { useMenuCounts } from '../../backoffice/today/index.ts'
import { useActingCompany } from '../../people/session/index.ts'
import { IconButton } from '../../core/ui/icon-button.tsx'
import { joinClasses } from '../../core/ui/join-classes.ts'
import { Logo } from '../../core/ui/logo.tsx'
import { Menu, MenuItem } from '../../core/ui/menu.tsx'
import { MenuButton } from '../../core/ui/menu-button.tsx'
import { useBrand } from '../../core/ui/shop-brand.ts'
import { drawerGroups } from './drawer-groups.ts'
import styles from './top-bar.module.css'
import { useCartCount } from './use-cart-quantity.ts'
import { UserMenu } from './user-menu.tsx'

export function TopBar({ signedIn }: { signedIn: boolean }) {
  const { user } = useSession()
  const { name } = useBrand()
  return (
    <header className={styles.bar}>
      <MainMenu />
      <Link to="/" className={styles.home} aria-label={`${name}, to the dashboard`}>
        <Logo />
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

/** Refreshes the permissions, which may have changed, and with them the menu and its counts (ROLES-12, TODAY-05). */
function MainMenu() {
  const session = useSession()
  const { counts, refresh } = useMenuCounts()
  return <MenuButton groups={drawerGroups(session, counts)} onOpen={open} />

  function open() {
    if (!isSignedIn(session)) return
    void followSession()
    refresh()
  }
}

/** Company that the person acts for, with the exit (SHELL-33). */
function CompanyMenu() {
  const { user } = useSession()
  const { exit } = useActingCompany()
  return (
    <Menu
      trigger={
        <button type="button" className={joinClasses(styles.userButton, styles.company)}>
          <IconBuilding size={18} stroke={1.5} aria-hidden="true" />
          <span>{user.companyName}</span>
          <IconChevronDown size={16} stroke={1.5} aria-hidden="true" />
        </button>
      }
    >
      <MenuItem
        icon={<IconLogout2 size={18} stroke={1.5} aria-hidden="true" />}
        onClick={() => exit.mutate()}
      >
        Exit '{user.companyName}'
      </MenuItem>
    </Menu>
  )
}

function CartButton() {
  const count = useCartCount()
  const badge = cartBadge(count?.quantity ?? null)
  const size = count ? cartCountText(count) : 'quantity unknown'
  // The accessible name contains the visible one: `Shopping Cart, 99+, 3 lines, 940 items`.
  const seen = badge === '99+' ? `${badge}, ` : ''
  return (
    <Link
      to="/shopping-cart"
      className={styles.cart}
      aria-label={`Shopping Cart, ${seen}${size}`}
      title={`Shopping Cart: ${size}`}
    >
      <IconShoppingCart size={22} stroke={1.5} aria-hidden="true" />
      {badge && (
        <span className={styles.count} data-warn={count === null || undefined} aria-hidden="true">
          {badge}
        </span>
      )}
    </Link>
  )
}
