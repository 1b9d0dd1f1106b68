import { useQuery } from '@tanstack/react-query'
import { IconPlus } from '@tabler/icons-react'
import { counted } from '@volute/domain/core/kernel'
import {
  type CompanyRole,
  listUserGroups,
  type UserGroup,
  createUserGroup,
} from '@volute/domain/people/users'
import { useState } from 'react'
import { exportList, failureOf, mayCall, query, useSession } from '../../core/api/index.ts'
import { Button } from '../../core/ui/button.tsx'
import { Card } from '../../core/ui/card.tsx'
import { ExportCsv } from '../../core/ui/export-csv.tsx'
import { FailureCard } from '../../core/ui/failure-card.tsx'
import { joinClasses } from '../../core/ui/join-classes.ts'
import rows from '../../core/ui/list-rows.module.css'
import { SkeletonRows } from '../../core/ui/skeleton-rows.tsx'
import { UserGroupModal } from './user-group-modal.tsx'
import styles from './user-groups.module.css'

/** User groups. Members hold the groups' roles in addition to their own (USERS-21). */
export function UserGroups({ roles }: { roles: CompanyRole[] }) {
  const { user } = useSession()
  const [opened, setOpened] = useState<UserGroup | 'new' | null>(null)
  const company = { companyId: String(user.companyId) }
  const { data, error, refetch } = useQuery(query(listUserGroups, company))
  const mayCreate = mayCall(createUserGroup, user)
  if (!mayCreate && data?.userGroups.length === 0) return null
  return (
    <section className={styles.section} aria-labelledby="user-groups">
      <header className={styles.head}>
        <h2 id="user-groups">User Groups</h2>
        <div className={styles.actions}>
          <ExportCsv
            rowCount={data?.userGroups.length}
            label="Export User Groups CSV"
            read={() => exportList(listUserGroups, company)}
          />
          {mayCreate && (
            <Button
              icon={<IconPlus size={18} stroke={1.5} aria-hidden="true" />}
              onClick={() => setOpened('new')}
            >
              Create User Group
            </Button>
          )}
        </div>
      </header>
      <p className={styles.lead}>Members of a group get its roles in addition to their own.</p>
      {error && <FailureCard {...failureOf(error)} onRetry={() => void refetch()} />}
      {!error && !data && (
        <Card>
          <SkeletonRows rows={2} heights={[53, 67]} />
        </Card>
      )}
      {data && data.userGroups.length > 0 && (
        <Card>
          <GroupList groups={data.userGroups} roles={roles} onOpen={setOpened} />
        </Card>
      )}
      {opened && <UserGroupModal group={opened} roles={roles} onClose={() => setOpened(null)} />}
    </section>
  )
}

interface GroupListProps {
  groups: UserGroup[]
  roles: CompanyRole[]
  onOpen: (group: UserGroup) => void
}

function GroupList({ groups, roles, onOpen }: GroupListProps) {
  return (
    <ul className={rows.list} aria-labelledby="user-groups">
      {groups.map((group) => (
        <li key={group.userGroupId}>
          <button type="button" className={joinClasses(rows.row, styles.row)} onClick={() => onOpen(group)}>
            <span className={rows.name}>{group.name}</span>
            <span className={styles.facts}>
              {roles
                .filter(({ roleId }) => group.roleIds.includes(roleId))
                .map(({ name }) => name)
                .join(', ') || 'No roles'}
            </span>
            <span className={styles.facts}>{counted(group.userIds.length, 'member')}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
