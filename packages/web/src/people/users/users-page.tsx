import { inviteUsers } from '@volute/domain/people/registration'
import { IconMailPlus } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { limits } from '@volute/domain/core/kernel'
import { type CompanyRole, type CompanyUser, listUsers } from '@volute/domain/people/users'
import { lazy, Suspense, useState } from 'react'
import { exportList, isProvider, mayCall, useFilteredList, useSession } from '../../core/api/index.ts'
import { Badge } from '../../core/ui/badge.tsx'
import { Button } from '../../core/ui/button.tsx'
import { type Column, DataTable } from '../../core/ui/data-table.tsx'
import { EmptyState } from '../../core/ui/empty-state.tsx'
import { ExportCsv } from '../../core/ui/export-csv.tsx'
import { PageHead } from '../../core/ui/page-head.tsx'
import { Page } from '../../core/ui/page.tsx'
import { PagedList } from '../../core/ui/paged-list.tsx'
import { FilterField } from '../../core/ui/search-input.tsx'
import { TextButton } from '../../core/ui/text-button.tsx'
import { InviteModal } from './invite-modal.tsx'
import { JoinRequests } from './join-requests.tsx'
import { PendingInvitations } from './pending-invitations.tsx'
import { UserGroups } from './user-groups.tsx'
import styles from './users-page.module.css'

// Loaded on open, since its phone field needs the numbering plans of all countries.
const UserModal = lazy(async () => ({ default: (await import('./user-modal.tsx')).UserModal }))

/** `/manage/users`: join requests, users of the company, and its groups (USERS-01, USERS-03, PERM-14). */
export function UsersPage() {
  const { user } = useSession()
  const { companyId } = user
  const list = useFilteredList(listUsers, { input: { companyId: String(companyId) } })
  const { data } = list
  const [opened, setOpened] = useState<CompanyUser | 'invite' | null>(null)
  const close = () => setOpened(null)
  const actions = (
    <>
      <ExportCsv rowCount={data?.rowCount} read={() => exportList(listUsers, list.asked)} />
      {mayCall(inviteUsers, user) && (
        <Button
          look="primary"
          icon={<IconMailPlus size={18} stroke={1.5} aria-hidden="true" />}
          onClick={() => setOpened('invite')}
        >
          Invite Users
        </Button>
      )}
    </>
  )
  return (
    <Page width={1168}>
      <PageHead title="Manage Users" count={data?.rowCount} isMore={data?.isMore} actions={actions} />
      {data && <JoinRequests key={companyId} roles={data.roles} />}
      {data && <PendingInvitations key={`invited ${companyId}`} />}
      <div className={styles.filter}>
        <FilterField maxLength={limits.searchValue} value={list.filter} onFilter={list.filterBy} />
      </div>
      <PagedList
        of="users"
        list={list}
        nothing={
          <EmptyState title="No users match the filter">Try a shorter part of a name or address.</EmptyState>
        }
      >
        {(found) => <UserTable users={found?.users} roles={found?.roles ?? []} onOpen={setOpened} />}
      </PagedList>
      {data && <UserGroups roles={data.roles} />}
      {!isProvider(user) && (
        <p className={styles.more}>
          <Link to="/manage/acting">Acting History</Link>
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
  /** Undefined while loading. */
  users: CompanyUser[] | undefined
  roles: CompanyRole[]
  onOpen: (user: CompanyUser) => void
}

/** Users of the company by name, with their roles. A user's name opens them. */
function UserTable({ users, roles, onOpen }: UserTableProps) {
  return (
    <DataTable
      caption="Users"
      columns={columnsOf(roles, onOpen)}
      rows={users}
      rowKey={({ userId }) => userId}
      styles={styles}
      phone={{}}
      skeleton={{ rows: 5, heights: [40, 89] }}
    />
  )
}

function columnsOf(roles: CompanyRole[], onOpen: UserTableProps['onOpen']): Column<CompanyUser>[] {
  const roleNames = new Map(roles.map(({ roleId, name }) => [roleId, name]))
  return [
    {
      key: 'name',
      header: 'Name',
      cell: (user) => (
        <TextButton
          aria-label={user.name ? undefined : `Invited ${user.emailAddress}`}
          onClick={() => onOpen(user)}
        >
          {user.name || <Badge>Invited</Badge>}
        </TextButton>
      ),
    },
    { key: 'email', header: 'Email', cell: ({ emailAddress }) => emailAddress },
    { key: 'role', header: 'Role', cell: ({ roleId }) => roleId !== null && roleNames.get(roleId) },
  ]
}
