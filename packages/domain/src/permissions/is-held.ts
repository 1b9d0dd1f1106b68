import { permissionTable } from './permission-table.ts'
import { permissions } from './permissions.ts'

/** Whether the permission of this id is among those held: who lacks it cannot give it (OQ-31). */
export function isHeld(held: readonly string[], permissionId: number): boolean {
  return permissions.some((code) => permissionTable[code].id === permissionId && held.includes(code))
}
