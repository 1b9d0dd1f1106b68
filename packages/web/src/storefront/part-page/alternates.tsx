import { discountPrice, formatPrice } from '@volute/domain/core/pricing'
import { alternateNames, type PartAlternate } from '@volute/domain/storefront/part-page'
import { order } from '../../catalogue/part/index.ts'
import { Badge } from '../../core/ui/badge.tsx'
import { Button } from '../../core/ui/button.tsx'
import { Card } from '../../core/ui/card.tsx'
import { type Column, DataTable } from '../../core/ui/data-table.tsx'
import { PartNumber } from '../../core/ui/part-number.tsx'
import styles from './alternates.module.css'
import page from './part-page.module.css'

/** Parts approved in place of this one, with their kind and price (PART-25). */
export function Alternates({ alternates, of }: { alternates: readonly PartAlternate[]; of: string }) {
  if (alternates.length === 0) return null
  return (
    <section aria-labelledby="alternates" className={page.section}>
      <h2 id="alternates" className={page.title}>
        Alternates
      </h2>
      <Card>
        <DataTable
          caption={`Approved in place of ${of}`}
          columns={columns}
          rows={alternates}
          rowKey={({ part, onlyIn }) => `${part.partId} ${onlyIn}`}
          styles={styles}
          phone={{ lines: ['part price', 'kind act'] }}
        />
      </Card>
    </section>
  )
}

const columns: readonly Column<PartAlternate>[] = [
  {
    key: 'part',
    header: 'Part',
    cell: ({ part }) => (
      <>
        <span className={styles.name}>{part.description}</span>
        <PartNumber>{part.partNumber}</PartNumber>
      </>
    ),
  },
  {
    key: 'kind',
    header: 'Approved as',
    cell: ({ kind, note, onlyIn }) => (
      <>
        <Badge>{alternateNames[kind]}</Badge>{' '}
        <span className={page.quiet}>{[note, onlyIn && `Only in ${onlyIn}.`].filter(Boolean).join(' ')}</span>
      </>
    ),
  },
  {
    key: 'price',
    header: 'Discount Price',
    isNumber: true,
    cell: ({ part }) =>
      part.isSellable ? formatPrice(discountPrice(part.price, part.companyDiscount)) : 'Not sold',
  },
  {
    key: 'act',
    header: 'Order',
    isHeaderHidden: true,
    isNumber: true,
    cell: ({ part }) =>
      part.isSellable && (
        <Button
          small
          aria-label={`Add ${part.description}, ${part.partNumber}`}
          onPointerEnter={order.prepare}
          onFocus={order.prepare}
          onClick={() => order.showPart(part)}
        >
          Add
        </Button>
      ),
  },
]
