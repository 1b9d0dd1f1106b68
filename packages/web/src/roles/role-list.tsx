import { IconChevronRight } from '@tabler/icons-react'
import type { ListedRole } from '@volute/domain/roles'
import { Badge } from '../ui/badge.tsx'
import { joinClasses } from '../ui/join-classes.ts'
import rows from '../ui/list-rows.module.css'
import styles from './role-list.module.css'

/** The roles as they come: immutable ones first, then by name (ROLES-13). */
export function RoleList({ roles, onOpen }: { roles: ListedRole[]; onOpen: (role: ListedRole) => void }) {
  return (
    <ul className={rows.list} aria-label="Roles">
      {roles.map((role) => (
        <li key={role.roleId}>
          <button type="button" className={joinClasses(rows.row, styles.row)} onClick={() => onOpen(role)}>
            <span className={rows.name}>{role.name}</span>
            <span className={styles.description}>{role.description}</span>
            {role.immutable && <Badge>Immutable</Badge>}
            <IconChevronRight className={styles.chevron} size={18} stroke={1.5} aria-hidden="true" />
          </button>
        </li>
      ))}
    </ul>
  )
}
