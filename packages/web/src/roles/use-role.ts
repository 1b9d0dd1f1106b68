import { useQuery } from '@tanstack/react-query'
import { checkRole, getRole, type ListedRole, type TypedRole } from '@volute/domain/roles'
import { useState } from 'react'
import { query, useSession } from '../api/index.ts'

const nothing = { name: '', description: '', permissionIds: [] as number[], immutable: false }

/** A role as it is saved and as it is typed over that; a role to be made begins empty (ROLES-06). */
export function useRole(role: ListedRole | 'new') {
  const { companyId } = useSession().user
  const [typed, setTyped] = useState<TypedRole | null>(null)
  const [wrong, setWrong] = useState<string | null>(null)
  const roleId = role === 'new' ? 0 : role.roleId
  const { data, error } = useQuery({
    ...query(getRole, { companyId: String(companyId), roleId: String(roleId) }),
    enabled: role !== 'new',
    staleTime: 0,
    gcTime: 0,
  })
  const saved = role === 'new' ? nothing : data
  const shown = typed ?? saved
  return {
    saved,
    shown,
    error,
    wrong,
    isChanged: typed !== null && saved !== undefined && !isSame(typed, saved),
    edit: (changed: Partial<TypedRole>) => shown && setTyped({ ...shown, ...changed }),
    check,
  }

  /** The role to send, or undefined and the sentence on its field. */
  function check(): TypedRole | undefined {
    if (!shown) return undefined
    const sentence = checkRole(shown)
    setWrong(sentence)
    const { name, description, permissionIds } = shown
    return sentence === null
      ? { name: name.trim(), description: description.trim(), permissionIds }
      : undefined
  }
}

function isSame(typed: TypedRole, saved: TypedRole) {
  return (
    typed.name === saved.name &&
    typed.description === saved.description &&
    typed.permissionIds.length === saved.permissionIds.length &&
    typed.permissionIds.every((id) => saved.permissionIds.includes(id))
  )
}
