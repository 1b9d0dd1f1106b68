import type { MarkedText } from '@volute/domain/storefront/search'
import { Fragment } from 'react'

/** Text with the matches of the search marked. */
export function Marked({ of: { text, marks } }: { of: MarkedText }) {
  const ends = [0, ...marks.map(([, end]) => end)]
  return (
    <>
      {marks.map(([from, end], index) => (
        <Fragment key={from}>
          {text.slice(ends[index], from)}
          <mark>{text.slice(from, end)}</mark>
        </Fragment>
      ))}
      {text.slice(ends.at(-1))}
    </>
  )
}
