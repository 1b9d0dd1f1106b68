import { IconEye, IconEyeOff } from '@tabler/icons-react'
import { type ComponentProps, useState } from 'react'
import { IconButton } from './icon-button.tsx'
import { TextField } from './text-field.tsx'

/** Password field that can show its characters (AUTH-01). */
export function PasswordField(props: ComponentProps<typeof TextField>) {
  const [isShown, setIsShown] = useState(false)
  const Eye = isShown ? IconEyeOff : IconEye
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      action={
        <IconButton
          label={isShown ? 'Hide characters' : 'Show characters'}
          aria-pressed={isShown}
          onClick={() => setIsShown(!isShown)}
        >
          <Eye size={20} stroke={1.5} aria-hidden="true" />
        </IconButton>
      }
    />
  )
}
