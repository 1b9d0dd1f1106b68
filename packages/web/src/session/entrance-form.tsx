import type { ReactNode } from 'react'
import styles from './entrance-form.module.css'

interface EntranceFormProps {
  onSubmit: () => void
  children: ReactNode
}

/** A form at the entrance; its sentences are the shop's own, and Enter submits it (AUTH-25, AUTH-29). */
export function EntranceForm({ onSubmit, children }: EntranceFormProps) {
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      {children}
    </form>
  )
}

/** The links below a form. */
export function EntranceLinks({ children }: { children: ReactNode }) {
  return <div className={styles.links}>{children}</div>
}
