import { IconChevronRight, IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { formatNumber } from '@volute/domain/core/kernel'
import { createRole, type ListedRole, listRoles } from '@volute/domain/people/roles'
import { useState } from 'react'
import { exportList, failureOf, mayCall, query, useSession } from '../../core/api/index.ts'
import { Badge } from '../../core/ui/badge.tsx'
import { Button } from '../../core/ui/button.tsx'
import { Card } from '../../core/ui/card.tsx'
import { ExportCsv } from '../../core/ui/export-csv.tsx'
import { FailureCard } from '../../core/ui/failure-card.tsx'
import { joinClasses } from '../../core/ui/join-classes.ts'
import rows from '../../core/ui/list-rows.module.css'
import { PageHead } from '../../core/ui/page-head.tsx'
import { Page } from '../../core/ui/page.tsx'
import { SkeletonRows } from '../../core/ui/skeleton-rows.tsx'
import styles from './role-list.module.css'
import { RoleModal } from './role-modal.tsx'

/**
 * `/manage/roles`: the company's roles and their permissions (ROLES-01, PERM-15). A list that cannot load shows the
 * server-error page (ROLES-16).
 */
export function RolesPage() {
  const { user } = useSession()
  const company = { companyId: String(user.companyId) }
  const [opened, setOpened] = useState<ListedRole | 'new' | null>(null)
  const { data, error, refetch } = useQuery(query(listRoles, company))
  const actions = (
    <>
      <ExportCsv rowCount={data?.roles.length} read={() => exportList(listRoles, company)} />
      {mayCall(createRole, user) && (
        <Button
          look="primary"
          icon={<IconPlus size={18} stroke={1.5} aria-hidden="true" />}
          onClick={() => setOpened('new')}
        >
          Create Role
        </Button>
      )}
    </>
  )
  return (
    <Page width={1168}>
      <PageHead title="Manage Roles" count={data?.roles.length} actions={actions} />
      {error && !data ? (
        <FailureCard {...failureOf(error)} onRetry={() => void refetch()} />
      ) : (
        <Card>
          {data ? (
            <RoleList roles={data.roles} onOpen={setOpened} />
          ) : (
            <SkeletonRows rows={5} heights={[53, 67]} />
          )}
        </Card>
      )}
      {data && opened && (
        <RoleModal role={opened} permissions={data.permissions} onClose={() => setOpened(null)} />
      )}
    </Page>
  )
}

const peopleText = (count: number) => (count === 1 ? '1 person' : `${formatNumber(count)} people`)

/** Roles in the server's order: immutable ones first, then by name (ROLES-13). */
function RoleList({ roles, onOpen }: { roles: ListedRole[]; onOpen: (role: ListedRole) => void }) {
  return (
    <ul className={rows.list} aria-label="Roles">
      {roles.map((role) => (
        <li key={role.roleId}>
          <button type="button" className={joinClasses(rows.row, styles.row)} onClick={() => onOpen(role)}>
            <span className={rows.name}>{role.name}</span>
            <span className={styles.description}>{role.description}</span>
            <span className={styles.holders}>{peopleText(role.holderCount)}</span>
            {role.immutable && <Badge>Immutable</Badge>}
            <IconChevronRight className={styles.chevron} size={18} stroke={1.5} aria-hidden="true" />
          </button>
        </li>
      ))}
    </ul>
  )
}
