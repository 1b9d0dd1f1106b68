import { IconSearch } from '@tabler/icons-react'
import type { ComponentProps } from 'react'
import { TextField } from './text-field.tsx'

interface SearchInputProps
  extends Omit<ComponentProps<typeof TextField>, 'hideLabel' | 'type' | 'icon' | 'onChange'> {
  onType: (text: string) => void
}

/** A field for what a list is searched for; it names itself by its placeholder. */
export function SearchInput({ onType, label, ...input }: SearchInputProps) {
  return (
    <TextField
      placeholder={`${label}...`}
      {...input}
      label={label}
      hideLabel
      type="search"
      icon={<IconSearch size={18} stroke={1.5} />}
      onChange={({ target }) => onType(target.value)}
    />
  )
}
