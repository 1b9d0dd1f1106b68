import { formatNumber } from '@volute/domain/core/kernel'
import { Fragment, type ReactNode } from 'react'

interface FirstFewProps<One> {
  of: readonly One[]
  /** Number of items to show. */
  most: number
  /** Total number of items, where `of` does not hold all of them. */
  count?: number
  children: (one: One) => ReactNode
}

/** `118202, 118203 and 4 more`: the first items of a list and the count of the rest. */
export function FirstFew<One>({ of, most, count = of.length, children }: FirstFewProps<One>) {
  return (
    <>
      {of.slice(0, most).map((one, place) => (
        <Fragment key={place}>
          {place > 0 && ', '}
          {children(one)}
        </Fragment>
      ))}
      {count > most && ` and ${formatNumber(count - most)} more`}
    </>
  )
}
