import { formatNumber } from '@volute/domain/core/kernel'
import { Fragment, type ReactNode } from 'react'

interface FirstFewProps<One> {
  of: readonly One[]
  /** Number of those that are named. */
  most: number
  /** Number of all, where not all of them are at hand. */
  count?: number
  children: (one: One) => ReactNode
}

/** `118202, 118203 and 4 more`: the first of a list, the rest of which is only counted. */
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
