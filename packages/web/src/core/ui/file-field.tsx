import { IconFile } from '@tabler/icons-react'
import { useState } from 'react'
import { Field, type FieldProps } from './field.tsx'
import styles from './file-field.module.css'

interface FileFieldProps extends FieldProps {
  /** File types that the browser's dialog offers. */
  accept: string
  onChoose: (file: File | undefined) => void
}

/** Field for one file, in the shop's look and words. The browser's own control lies over it, for the keyboard and screen readers. */
export function FileField({ accept, onChoose, ...field }: FileFieldProps) {
  const [name, setName] = useState<string | undefined>()
  return (
    <Field {...field}>
      {(control) => (
        <div className={styles.frame} data-invalid={control['aria-invalid']}>
          <input {...control} type="file" accept={accept} className={styles.input} onChange={choose} />
          <span className={styles.button} aria-hidden="true">
            <IconFile size={16} stroke={1.5} />
            {name ? 'Change File' : 'Choose File'}
          </span>
          <span className={styles.name} data-chosen={name ? true : undefined} aria-hidden="true">
            {name ?? 'No file chosen'}
          </span>
        </div>
      )}
    </Field>
  )

  function choose({ target }: { target: HTMLInputElement }) {
    const file = target.files?.[0]
    setName(file?.name)
    onChoose(file)
  }
}
