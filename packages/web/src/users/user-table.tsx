import type { CompanyRole, CompanyUser } from '@volute/domain/users'
import { Badge } from '../ui/badge.tsx'
import { Table } from '../ui/table.tsx'
import { TextButton } from '../ui/text-button.tsx'
import styles from './user-table.module.css'

interface UserTableProps {
  users: CompanyUser[]
  roles: CompanyRole[]
  onOpen: (user: CompanyUser) => void
}

/** The company's users by name, with their roles; a user's name opens them. */
export function UserTable({ users, roles, onOpen }: UserTableProps) {
  const roleNames = new Map(roles.map(({ roleId, name }) => [roleId, name]))
  return (
    <Table caption="Users" className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Email</th>
          <th scope="col">Role</th>
        </tr>
      </thead>
      <tbody>
        {users.map((user) => (
          <tr key={user.userId}>
            <td className={styles.name}>
              <TextButton
                aria-label={user.name ? undefined : `Invited ${user.emailAddress}`}
                onClick={() => onOpen(user)}
              >
                {user.name || <Badge>Invited</Badge>}
              </TextButton>
            </td>
            <td className={styles.email}>{user.emailAddress}</td>
            <td>{user.roleId !== null && roleNames.get(user.roleId)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
