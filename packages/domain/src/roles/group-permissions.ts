import type { ListedPermission } from './contract.ts'

/** Permissions under the headings of the role form, in its order; the admin ones last (ROLES-03). */
export function groupPermissions(listed: readonly ListedPermission[]) {
  const areas = [...new Set(listed.map(({ area }) => area))]
  return areas
    .toSorted((a, b) => place(a) - place(b))
    .map((area) => ({ area, permissions: listed.filter((one) => one.area === area) }))
}

const first = ['Users', 'User Groups', 'Roles', 'Ordering']

function place(area: string): number {
  return first.includes(area) ? first.indexOf(area) : first.length
}
