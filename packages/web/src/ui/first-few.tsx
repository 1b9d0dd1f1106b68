import { formatNumber } from '@volute/domain/kernel'
import { Fragment, type ReactNode } from 'react'

interface FirstFewProps<One> {
  of: readonly One[]
  /** How many are named. */
  most: number
  /** How many there are, where not all of them are at hand. */
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
