import { limits } from '@volute/domain/core/kernel'
import { groupPermissions, type ListedPermission, type TypedRole } from '@volute/domain/people/roles'
import { Checkbox } from '../../core/ui/checkbox.tsx'
import { TextField } from '../../core/ui/text-field.tsx'
import type { useForm } from '../../core/ui/use-form.ts'
import styles from './role-fields.module.css'

export type RoleForm = ReturnType<typeof useForm<TypedRole, TypedRole, 'name' | 'description'>>

interface RoleFieldsProps {
  form: RoleForm
  permissions: ListedPermission[]
  /** Permissions that the user holds. Others cannot be given. */
  held: readonly string[]
  readOnly: boolean
}

/** Name, description and permissions of a role. Each permission explains what it allows (ROLES-01, ROLES-03). */
export function RoleFields({ form, permissions, held, readOnly }: RoleFieldsProps) {
  const { permissionIds } = form.typed
  const isLacking = !readOnly && permissions.some(({ code }) => !held.includes(code))
  return (
    <>
      <div className={styles.texts}>
        <TextField label="Name" maxLength={limits.roleName} readOnly={readOnly} {...form.field('name')} />
        <TextField
          label="Description"
          optional={!readOnly}
          maxLength={limits.roleDescription}
          readOnly={readOnly}
          {...form.field('description')}
        />
      </div>
      {isLacking && <p className={styles.note}>You can grant only permissions that you have.</p>}
      {groupPermissions(permissions).map((group) => (
        <fieldset key={group.area} className={styles.area}>
          <legend>{group.area}</legend>
          <div className={styles.choices}>
            {group.permissions.map(({ permissionId, code, name, description }) => (
              <Checkbox
                key={permissionId}
                label={name}
                detail={description}
                checked={permissionIds.includes(permissionId)}
                disabled={readOnly || !held.includes(code)}
                onChange={(event) => toggle(permissionId, event.target.checked)}
              />
            ))}
          </div>
        </fieldset>
      ))}
    </>
  )

  function toggle(permissionId: number, isOn: boolean) {
    const others = permissionIds.filter((one) => one !== permissionId)
    form.edit({ permissionIds: isOn ? [...others, permissionId] : others })
  }
}
