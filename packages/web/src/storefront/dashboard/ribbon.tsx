import {
  type Icon,
  IconClock,
  IconFileText,
  IconPlaylistAdd,
  IconSearch,
  IconShieldCheck,
  IconUsers,
} from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link, type LinkProps } from '@tanstack/react-router'
import {
  getRibbonFigures,
  type RibbonTexts,
  ribbonTexts,
  textsWithFigures,
} from '@volute/domain/storefront/dashboard'
import { SEES_ROLES, SEES_USERS } from '@volute/domain/core/permissions'
import { holds, mayPrepareQuotes, query, useSession } from '../../core/api/index.ts'
import { order } from '../../catalogue/part/index.ts'
import { useBrand } from '../../core/ui/shop-brand.ts'
import styles from './ribbon.module.css'

/** Cards of the pages that the user may open (SHELL-52, SHELL-55, OQ-76). */
export function Ribbon() {
  const { user } = useSession()
  const texts = useRibbonTexts()
  return (
    <ul className={styles.ribbon}>
      <li>
        <button type="button" className={styles.card} onClick={order.start}>
          <CardText icon={IconSearch} title="Start Order" detail={texts.order} />
        </button>
      </li>
      <PageCard to="/quick-order" icon={IconPlaylistAdd} title="Quick Order" detail={texts.quickOrder} />
      {holds(user, SEES_USERS) && (
        <PageCard to="/manage/users" icon={IconUsers} title="Manage Users" detail={texts.users} />
      )}
      {holds(user, SEES_ROLES) && (
        <PageCard to="/manage/roles" icon={IconShieldCheck} title="Manage Roles" detail={texts.roles} />
      )}
      {mayPrepareQuotes(user) && (
        <PageCard to="/sales-quotes" icon={IconFileText} title="Manage Quotes" detail={texts.quotes} />
      )}
      <PageCard to="/order-history" icon={IconClock} title="Order History" detail={texts.history} />
    </ul>
  )
}

interface CardTextProps {
  icon: Icon
  title: string
  detail: string
}

function PageCard({ to, ...text }: CardTextProps & { to: NonNullable<LinkProps['to']> }) {
  return (
    <li>
      <Link to={to} className={styles.card}>
        <CardText {...text} />
      </Link>
    </li>
  )
}

function CardText({ icon: CardIcon, title, detail }: CardTextProps) {
  return (
    <>
      <CardIcon size={22} stroke={1.5} aria-hidden="true" />
      <span className={styles.title}>{title}</span>
      <span className={styles.detail}>{detail}</span>
    </>
  )
}

/** Keeps the line height while a figure loads. */
const blank = '\u00a0'
const loadingTexts = { users: blank, roles: blank, quotes: blank, history: blank }

/** Texts of the cards: their figures, or each card's purpose if it has none (E87). */
function useRibbonTexts(): RibbonTexts {
  const { data, isPending } = useRibbonFigures()
  const { timeZone } = useBrand()
  if (data) return textsWithFigures(data, timeZone)
  return isPending ? { ...ribbonTexts, ...loadingTexts } : ribbonTexts
}

/** Refetches, since the counts may have changed since the dashboard was last open. */
export const useRibbonFigures = () => useQuery({ ...query(getRibbonFigures, {}), staleTime: 0 })
