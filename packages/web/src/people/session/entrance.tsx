import { Link } from '@tanstack/react-router'
import { limits } from '@volute/domain/core/kernel'
import type { ComponentProps, ReactNode } from 'react'
import { Logo } from '../../core/ui/logo.tsx'
import { MenuButton } from '../../core/ui/menu-button.tsx'
import { useBrand } from '../../core/ui/shop-brand.ts'
import { TextField } from '../../core/ui/text-field.tsx'
import { usePageTitle } from '../../core/ui/use-page-title.ts'
import { entranceGroups } from './entrance-groups.ts'
import section from './pump-section.svg'
import styles from './entrance.module.css'

interface EntranceProps {
  title: string
  lead: string
  children: ReactNode
}

/** Frame of the pages before sign-in (SHELL-30, SHELL-36): the menu, and a form next to the cross section of a pump. */
export function Entrance({ title, lead, children }: EntranceProps) {
  usePageTitle(title)
  const { name, since } = useBrand()
  return (
    <div className={styles.page}>
      <div className={styles.side}>
        <header className={styles.head}>
          <MenuButton groups={entranceGroups} />
          <Logo />
        </header>
        <main className={styles.main}>
          <h1>{title}</h1>
          <p className={styles.lead}>{lead}</p>
          {children}
        </main>
        <footer className={styles.foot}>
          <span>
            © {new Date().getFullYear()} {name}
          </span>
          <Link to="/privacy-policy-text">Privacy Policy</Link>
        </footer>
      </div>
      <div className={styles.drawing} aria-hidden="true">
        <svg viewBox="-240 -570 1060 970" className={styles.section}>
          <use href={`${section}#section`} />
        </svg>
        <TitleBlock since={since} />
      </div>
    </div>
  )
}

function TitleBlock({ since }: { since: string }) {
  const cells = [
    ['Title', 'End-suction pump, section'],
    ['Dimensions', 'inches'],
    ...(since ? [['Since', since]] : []),
  ]
  return (
    <dl className={styles.titleBlock}>
      {cells.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

interface EntranceFormProps {
  /** Result of `useForm`. */
  form: { props: ComponentProps<'form'> }
  children: ReactNode
}

/** Form before sign-in. Enter submits it (AUTH-25, AUTH-29). */
export function EntranceForm({ form, children }: EntranceFormProps) {
  return (
    <form className={styles.form} {...form.props}>
      {children}
    </form>
  )
}

/** Sign-in email address. Takes the field props of `useForm`. */
export function EmailField(field: Pick<ComponentProps<typeof TextField>, 'value' | 'error' | 'onChange'>) {
  return (
    <TextField
      label="Email"
      type="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={limits.email}
      {...field}
    />
  )
}

/** Links below a form. */
export function EntranceLinks({ children }: { children: ReactNode }) {
  return <div className={styles.links}>{children}</div>
}

/** Link from the forms back to the sign-in (REG-02, REG-13). */
export function ReturnToLogin() {
  return (
    <EntranceLinks>
      <Link to="/login">Return to Login</Link>
    </EntranceLinks>
  )
}
