import { limits } from '@volute/domain/kernel'
import { groupPermissions, type ListedPermission, type TypedRole } from '@volute/domain/roles'
import { Checkbox } from '../ui/checkbox.tsx'
import { TextField } from '../ui/text-field.tsx'
import styles from './role-fields.module.css'

interface RoleFieldsProps {
  role: TypedRole
  permissions: ListedPermission[]
  /** What the person at the screen may do; nothing else can be given. */
  held: readonly string[]
  nameError: string | null
  descriptionError: string | null
  readOnly: boolean
  onEdit: (changed: Partial<TypedRole>) => void
}

/** Name, description and permissions of a role, the permissions with what each allows (ROLES-01, ROLES-03). */
export function RoleFields(props: RoleFieldsProps) {
  const { role, permissions, held, nameError, descriptionError, readOnly, onEdit } = props
  const isLacking = !readOnly && permissions.some(({ code }) => !held.includes(code))
  return (
    <>
      <div className={styles.texts}>
        <TextField
          label="Name"
          value={role.name}
          maxLength={limits.roleName}
          readOnly={readOnly}
          error={nameError}
          onChange={(event) => onEdit({ name: event.target.value })}
        />
        <TextField
          label="Description"
          optional={!readOnly}
          value={role.description}
          maxLength={limits.roleDescription}
          readOnly={readOnly}
          error={descriptionError}
          onChange={(event) => onEdit({ description: event.target.value })}
        />
      </div>
      {isLacking && <p className={styles.note}>You can give only permissions that you hold yourself.</p>}
      {groupPermissions(permissions).map((group) => (
        <fieldset key={group.area} className={styles.area}>
          <legend>{group.area}</legend>
          <div className={styles.choices}>
            {group.permissions.map(({ permissionId, code, name, description }) => (
              <Checkbox
                key={permissionId}
                label={name}
                detail={description}
                checked={role.permissionIds.includes(permissionId)}
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
    const others = role.permissionIds.filter((one) => one !== permissionId)
    onEdit({ permissionIds: isOn ? [...others, permissionId] : others })
  }
}
