import type { CompanyRole, CompanyUser } from '@volute/domain/users'
import { Table } from '../ui/table.tsx'
import styles from './user-table.module.css'

/** The company's users by name, with their roles. */
export function UserTable({ users, roles }: { users: CompanyUser[]; roles: CompanyRole[] }) {
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
        {users.map(({ userId, name, emailAddress, roleId }) => (
          <tr key={userId}>
            <td className={styles.name}>{name || 'Invited'}</td>
            <td className={styles.email}>{emailAddress}</td>
            <td>{roleId !== null && roleNames.get(roleId)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
