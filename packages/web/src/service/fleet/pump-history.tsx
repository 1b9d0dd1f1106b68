import { IconPencil } from '@tabler/icons-react'
import { getRouteApi, Link } from '@tanstack/react-router'
import {
  changeServiceEntry,
  fleetActNames,
  type FleetPump,
  getPumpHistory,
  type ServiceEntry,
  serviceKindNames,
} from '@volute/domain/service/fleet'
import { formatDate, formatNumber, type ReplyOf } from '@volute/domain/core/kernel'
import { orderStatus } from '@volute/domain/buying/orders'
import { useState } from 'react'
import { mayCall, useList, useSession } from '../../core/api/index.ts'
import { OrderStatusMark } from '../../buying/orders/index.ts'
import { EmptyState } from '../../core/ui/empty-state.tsx'
import { IconButton } from '../../core/ui/icon-button.tsx'
import { PagedList } from '../../core/ui/paged-list.tsx'
import { PartNumber } from '../../core/ui/part-number.tsx'
import { shopDay } from '../../core/ui/shop-day.ts'
import { SkeletonRows } from '../../core/ui/skeleton-rows.tsx'
import { PhotoStrip } from '../photos/index.ts'
import styles from './pump-history.module.css'
import { ServiceEntryModal } from './service-entry-modal.tsx'

const route = getRouteApi('/framed/signed-in/fleet/$fleetPumpId')

type Happening = ReplyOf<typeof getPumpHistory>['history'][number]

/** Orders and services of the pump, newest first (FLEET-13). */
export function PumpHistory({ pump }: { pump: FleetPump }) {
  const { user } = useSession()
  const { page } = route.useSearch()
  const list = useList(getPumpHistory, { page, input: { fleetPumpId: String(pump.fleetPumpId) } })
  const [opened, setOpened] = useState<ServiceEntry | null>(null)
  const mayWrite = mayCall(changeServiceEntry, user)
  return (
    <section className={styles.history} aria-label="History">
      <PagedList
        of="the history"
        list={list}
        nothing={
          <EmptyState title="No history yet">
            Orders and service entries for this pump appear here.
          </EmptyState>
        }
      >
        {(found) => <Happenings history={found?.history} {...(mayWrite && { onEdit: setOpened })} />}
      </PagedList>
      {opened && <ServiceEntryModal pump={pump} entry={opened} onClose={() => setOpened(null)} />}
    </section>
  )
}

interface HappeningsProps {
  /** Undefined while loading. */
  history: Happening[] | undefined
  onEdit?: (entry: ServiceEntry) => void
}

function Happenings({ history, onEdit }: HappeningsProps) {
  if (!history) return <SkeletonRows rows={5} heights={[64, 96]} />
  return (
    <ol className={styles.list}>
      {history.map((one) => (
        <li key={keyOf(one)}>
          {one.order && <Ordered order={one.order} />}
          {one.act && <Acted act={one.act} />}
          {one.service && <Done entry={one.service} onEdit={onEdit} />}
        </li>
      ))}
    </ol>
  )
}

function keyOf({ order, service, act }: Happening): string {
  if (order) return `order ${order.salesOrderId}`
  return service ? `service ${service.serviceEntryId}` : `${act?.kind} ${act?.atUtc}`
}

function Ordered({ order }: { order: NonNullable<Happening['order']> }) {
  return (
    <>
      <span className={styles.date}>{formatDate(order.orderDate)}</span>
      <div className={styles.what}>
        <span className={styles.title}>
          <Link to="/orders/$orderNumber" params={{ orderNumber: order.erpSalesOrderId }}>
            Sales order <span className="mono">{order.erpSalesOrderNumber}</span>
          </Link>{' '}
          <span className={styles.quiet}>PO {order.poNumber}</span>
        </span>
        <Parts parts={order.lines} />
      </div>
      <OrderStatusMark status={orderStatus(order)} />
    </>
  )
}

function Done({ entry, onEdit }: Pick<HappeningsProps, 'onEdit'> & { entry: ServiceEntry }) {
  const { onDate, kind, text, runningHours, userName, parts, photoIds } = entry
  return (
    <>
      <span className={styles.date}>{formatDate(onDate)}</span>
      <div className={styles.what}>
        <span className={styles.title}>
          {serviceKindNames[kind]}{' '}
          <span className={styles.quiet}>
            {runningHours !== null && `${formatNumber(runningHours)} h · `}
            {userName}
          </span>
        </span>
        {text && <p className={styles.text}>{text}</p>}
        <Parts parts={parts} />
        <PhotoStrip photoIds={photoIds} title={`${serviceKindNames[kind]} of ${formatDate(onDate)}`} />
      </div>
      {onEdit && (
        <IconButton label={`Edit the entry of ${formatDate(onDate)}`} onClick={() => onEdit(entry)}>
          <IconPencil size={18} stroke={1.5} aria-hidden="true" />
        </IconButton>
      )}
    </>
  )
}

function Acted({ act }: { act: NonNullable<Happening['act']> }) {
  return (
    <>
      <span className={styles.date}>{shopDay(act.atUtc)}</span>
      <span className={styles.title}>
        {fleetActNames[act.kind]} <span className={styles.quiet}>{act.userName}</span>
      </span>
    </>
  )
}

function Parts({ parts }: { parts: { partNumber: string; description: string; quantity: number }[] }) {
  if (parts.length === 0) return null
  return (
    <ul className={styles.parts}>
      {parts.map(({ partNumber, description, quantity }, index) => (
        <li key={`${index} ${partNumber}`}>
          {quantity} × <PartNumber isPlain>{partNumber}</PartNumber> {description}
        </li>
      ))}
    </ul>
  )
}
