import {
  IconAdjustments,
  IconChevronDown,
  IconKey,
  IconLogout,
  IconLogout2,
  IconUser,
  IconUserEdit,
} from '@tabler/icons-react'
import { useState } from 'react'
import { isActing, storageKeys, useSession } from '../../core/api/index.ts'
import { useActingCompany, useSignOut } from '../../people/session/index.ts'
import { Menu, MenuChoices, MenuItem, MenuLine, MenuLink } from '../../core/ui/menu.tsx'
import styles from './top-bar.module.css'

/** User menu. The exit from a company is here on small screens only (SHELL-31, SHELL-32). */
export function UserMenu() {
  const { user } = useSession()
  const [theme, setTheme] = useState(readTheme)
  const { exit } = useActingCompany()
  const signOut = useSignOut()
  return (
    <Menu
      trigger={
        <button type="button" className={styles.userButton} aria-label={user.userName}>
          <IconUser size={20} stroke={1.5} aria-hidden="true" />
          <span>{user.userName}</span>
          <IconChevronDown size={16} stroke={1.5} aria-hidden="true" />
        </button>
      }
    >
      {isActing(user) && (
        <MenuItem
          smallOnly
          icon={<IconLogout2 size={18} stroke={1.5} aria-hidden="true" />}
          onClick={() => exit.mutate()}
        >
          Exit '{user.companyName}'
        </MenuItem>
      )}
      <MenuLink to="/account/user-info" icon={<IconUserEdit size={18} stroke={1.5} aria-hidden="true" />}>
        Edit Account Info
      </MenuLink>
      <MenuLink to="/account/password" icon={<IconKey size={18} stroke={1.5} aria-hidden="true" />}>
        Change Password
      </MenuLink>
      <MenuLink
        to="/company/$companyId/preference"
        params={{ companyId: String(user.companyId) }}
        icon={<IconAdjustments size={18} stroke={1.5} aria-hidden="true" />}
      >
        Company Preferences
      </MenuLink>
      <MenuLine />
      <MenuChoices
        label="Theme"
        choices={themes}
        value={theme}
        onChange={(next) => {
          setTheme(next)
          chooseTheme(next)
        }}
      />
      <MenuLine />
      <MenuItem icon={<IconLogout size={18} stroke={1.5} aria-hidden="true" />} onClick={signOut}>
        Sign Out
      </MenuItem>
    </Menu>
  )
}

const key = storageKeys.theme
const themes = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const
type Theme = (typeof themes)[number]['value']

/** Theme chosen by the person. `public/theme.js` applies it before the first paint. */
function readTheme(): Theme {
  const chosen = storage()?.getItem(key)
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system'
}

function chooseTheme(theme: Theme) {
  if (theme === 'system') storage()?.removeItem(key)
  else storage()?.setItem(key, theme)
  window.dispatchEvent(new Event('volute-theme'))
}

function storage(): Storage | null {
  try {
    return window.localStorage
  } catch {
    return null
  }
}
