import {
  IconFileDollar,
  IconHistory,
  IconListNumbers,
  IconSearch,
  IconShieldCheck,
  IconUsers,
} from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ROLES_ANY, USERS_ANY } from '@volute/domain/permissions'
import { may, mayPrepareQuotes, useSession } from '../api/index.ts'
import { useOrder } from '../catalogue/index.ts'
import styles from './ribbon.module.css'

/** The cards of what the person may do; a card whose page they cannot open is not there (SHELL-52, OQ-76). */
export function Ribbon() {
  const order = useOrder()
  const { user } = useSession()
  return (
    <ul className={styles.ribbon}>
      <li>
        <button type="button" className={styles.card} onClick={order.start}>
          <CardText
            icon={<IconSearch size={22} stroke={1.5} aria-hidden="true" />}
            title="Start Order"
            detail="Find a pump or part by number"
          />
        </button>
      </li>
      <li>
        <Link to="/quick-order" className={styles.card}>
          <CardText
            icon={<IconListNumbers size={22} stroke={1.5} aria-hidden="true" />}
            title="Quick Order"
            detail="Type, paste or import part numbers"
          />
        </Link>
      </li>
      {may(user, USERS_ANY) && (
        <li>
          <Link to="/manage/users" className={styles.card}>
            <CardText
              icon={<IconUsers size={22} stroke={1.5} aria-hidden="true" />}
              title="Manage Users"
              detail="See who belongs to your company and who asks to"
            />
          </Link>
        </li>
      )}
      {may(user, ROLES_ANY) && (
        <li>
          <Link to="/manage/roles" className={styles.card}>
            <CardText
              icon={<IconShieldCheck size={22} stroke={1.5} aria-hidden="true" />}
              title="Manage Roles"
              detail="Say what each role may do"
            />
          </Link>
        </li>
      )}
      {mayPrepareQuotes(user) && (
        <li>
          <Link to="/sales-quotes" className={styles.card}>
            <CardText
              icon={<IconFileDollar size={22} stroke={1.5} aria-hidden="true" />}
              title="Manage Quotes"
              detail="Order at prices that are held for you"
            />
          </Link>
        </li>
      )}
      <li>
        <Link to="/order-history" className={styles.card}>
          <CardText
            icon={<IconHistory size={22} stroke={1.5} aria-hidden="true" />}
            title="Order History"
            detail="See what was ordered, and order it again"
          />
        </Link>
      </li>
    </ul>
  )
}

function CardText({ icon, title, detail }: { icon: ReactNode; title: string; detail: string }) {
  return (
    <>
      {icon}
      <span className={styles.title}>{title}</span>
      <span className={styles.detail}>{detail}</span>
    </>
  )
}
