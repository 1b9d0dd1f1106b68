import { permissionTable } from '../permissions/index.ts'
import type { ListedPermission } from './contract.ts'

/** Permissions under the headings of the role form, in its order; the admin ones last (ROLES-03). */
export function groupPermissions(listed: readonly ListedPermission[]) {
  return areas
    .map((area) => ({
      area,
      permissions: listed.filter(({ permissionId }) => areaOf.get(permissionId) === area),
    }))
    .filter(({ permissions }) => permissions.length > 0)
}

const areaOf = new Map<number, string>(Object.values(permissionTable).map(({ id, area }) => [id, area]))
const areas = ['Users', 'User Groups', 'Roles', 'Ordering', permissionTable.CROSS_COMPANY.area]
