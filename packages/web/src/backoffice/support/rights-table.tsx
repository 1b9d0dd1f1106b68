import { permissionTable } from '@volute/domain/core/permissions'
import type { Right } from '@volute/domain/backoffice/support'
import { Badge } from '../../core/ui/badge.tsx'
import type { Column } from '../../core/ui/data-table.tsx'
import { Note, SupportTable } from './support-table.tsx'

const columns: readonly Column<Right>[] = [
  {
    key: 'permission',
    header: 'Permission',
    cell: ({ permission }) => (
      <>
        {permissionTable[permission].name}
        <Note>{permissionTable[permission].description}</Note>
      </>
    ),
  },
  {
    key: 'by',
    header: 'By',
    cell: ({ sources }) => (
      <>
        {sources.length === 0 && <Badge>Not held</Badge>}
        {sources.map((source) => (
          <div key={`${source.roleName} ${source.groupName}`}>{sourceText(source)}</div>
        ))}
      </>
    ),
  },
  {
    key: 'roles',
    header: 'Roles with it',
    phoneLabel: 'Roles with it:',
    cell: ({ roles }) => (roles.length > 0 ? roles.join(', ') : 'None'),
  },
]

/**
 * Permissions of a person with the role or group that gives each. For missing ones, the roles that would give them
 * (SUPPORT-02).
 */
export function RightsTable({ rights }: { rights: Right[] }) {
  return (
    <SupportTable
      caption="Rights"
      columns={columns}
      rows={rights}
      rowKey={({ permission }) => permission}
      nothing="No permissions exist."
    />
  )
}

/** `Role Buyer`, or `Role Buyer of group Night shift`. */
const sourceText = ({ roleName, groupName }: Right['sources'][number]) =>
  `Role ${roleName}${groupName === null ? '' : ` of group ${groupName}`}`
