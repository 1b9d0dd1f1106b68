import { permissionTable } from '@volute/domain/core/permissions'
import type { Right } from '@volute/domain/backoffice/support'
import { Badge } from '../../core/ui/badge.tsx'
import phoneRows from '../../core/ui/phone-rows.module.css'
import { Note, SupportTable } from './support-table.tsx'

/** Rights of a person, with the role or group that gives each; for the others, the roles that would give them (SUPPORT-02). */
export function RightsTable({ rights }: { rights: Right[] }) {
  return (
    <SupportTable caption="Rights" columns={['Permission', 'By', 'Roles with it']}>
      {rights.map(({ permission, sources, roles }) => (
        <tr key={permission}>
          <td>
            {permissionTable[permission].name}
            <Note>{permissionTable[permission].description}</Note>
          </td>
          <td>
            {sources.length === 0 && <Badge>Not held</Badge>}
            {sources.map((source) => (
              <div key={`${source.roleName} ${source.groupName}`}>{sourceText(source)}</div>
            ))}
          </td>
          <td>
            <span className={phoneRows.label}>Roles with it: </span>
            {roles.length > 0 ? roles.join(', ') : 'None'}
          </td>
        </tr>
      ))}
    </SupportTable>
  )
}

/** `Role Buyer`, or `Role Buyer of group Night shift`. */
const sourceText = ({ roleName, groupName }: Right['sources'][number]) =>
  `Role ${roleName}${groupName === null ? '' : ` of group ${groupName}`}`
