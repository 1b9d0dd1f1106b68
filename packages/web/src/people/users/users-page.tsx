import { inviteUsers } from '@volute/domain/people/registration'
import { IconMailPlus } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { limits } from '@volute/domain/core/kernel'
import { type CompanyRole, type CompanyUser, listUsers } from '@volute/domain/people/users'
import { lazy, Suspense, useState } from 'react'
import { exportList, isProvider, mayCall, useFilteredList, useSession } from '../../core/api/index.ts'
import { Badge } from '../../core/ui/badge.tsx'
import { Button } from '../../core/ui/button.tsx'
import { Card } from '../../core/ui/card.tsx'
import { EmptyState } from '../../core/ui/empty-state.tsx'
import { ExportCsv } from '../../core/ui/export-csv.tsx'
import { joinClasses } from '../../core/ui/join-classes.ts'
import { PageHead } from '../../core/ui/page-head.tsx'
import { Page } from '../../core/ui/page.tsx'
import { PagedList } from '../../core/ui/paged-list.tsx'
import phoneRows from '../../core/ui/phone-rows.module.css'
import { FilterField } from '../../core/ui/search-input.tsx'
import { SkeletonRows } from '../../core/ui/skeleton-rows.tsx'
import { Table } from '../../core/ui/table.tsx'
import { TextButton } from '../../core/ui/text-button.tsx'
import { InviteModal } from './invite-modal.tsx'
import { JoinRequests } from './join-requests.tsx'
import { UserGroups } from './user-groups.tsx'
import styles from './users-page.module.css'

// Loaded when it is opened: its phone field brings the numbering plans of all countries.
const UserModal = lazy(async () => ({ default: (await import('./user-modal.tsx')).UserModal }))

/** `/manage/users`: who asks to join, who belongs to the company, and its groups (USERS-01, USERS-03, PERM-14). */
export function UsersPage() {
  const { user } = useSession()
  const { companyId } = user
  const list = useFilteredList(listUsers, { companyId: String(companyId) })
  const { data } = list
  const [opened, setOpened] = useState<CompanyUser | 'invite' | null>(null)
  const close = () => setOpened(null)
  const invite = mayCall(inviteUsers, user) && (
    <Button
      look="primary"
      icon={<IconMailPlus size={18} stroke={1.5} aria-hidden="true" />}
      onClick={() => setOpened('invite')}
    >
      Invite Users
    </Button>
  )
  return (
    <Page width={1168}>
      <PageHead title="Manage Users" count={data?.rowCount} isMore={data?.isMore} actions={invite}>
        <ExportCsv rowCount={data?.rowCount} read={() => exportList(listUsers, list.asked)} />
      </PageHead>
      {data && <JoinRequests key={companyId} roles={data.roles} />}
      <div className={styles.filter}>
        <FilterField maxLength={limits.searchValue} value={list.filter} onFilter={list.filterBy} />
      </div>
      <PagedList
        of="users"
        list={list}
        loading={<SkeletonRows rows={5} head={<UsersHead />} tableClass={tableClass} heights={[40, 89]} />}
        nothing={
          <EmptyState title="No users match the filter">Try a shorter part of a name or address.</EmptyState>
        }
      >
        {({ users, roles }) => (
          <Card>
            <UserTable users={users} roles={roles} onOpen={setOpened} />
          </Card>
        )}
      </PagedList>
      {data && <UserGroups roles={data.roles} />}
      {!isProvider(user) && (
        <p className={styles.more}>
          <Link to="/manage/acting">Who acted for us</Link>
        </p>
      )}
      {data && opened === 'invite' && <InviteModal roles={data.roles} onClose={close} />}
      {data && opened && opened !== 'invite' && (
        <Suspense>
          <UserModal user={opened} roles={data.roles} onClose={close} />
        </Suspense>
      )}
    </Page>
  )
}

interface UserTableProps {
  users: CompanyUser[]
  roles: CompanyRole[]
  onOpen: (user: CompanyUser) => void
}

const tableClass = joinClasses(phoneRows.rows, styles.table)

/** The company's users by name, with their roles; a user's name opens them. */
function UserTable({ users, roles, onOpen }: UserTableProps) {
  const roleNames = new Map(roles.map(({ roleId, name }) => [roleId, name]))
  return (
    <Table caption="Users" className={tableClass}>
      <UsersHead />
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

function UsersHead() {
  return (
    <thead>
      <tr>
        <th scope="col">Name</th>
        <th scope="col">Email</th>
        <th scope="col">Role</th>
      </tr>
    </thead>
  )
}
