import { IconBuilding, IconChevronDown, IconLogout2 } from '@tabler/icons-react'
import { useSession } from '../../api/index.ts'
import { useActingCompany } from '../../session/index.ts'
import { joinClasses } from '../../ui/join-classes.ts'
import { Menu, MenuItem } from '../../ui/menu.tsx'
import styles from './top-bar.module.css'

/** The company that the person acts for, and the way out (SHELL-33). */
export function CompanyMenu() {
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
