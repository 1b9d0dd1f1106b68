import type { VirtualItem } from '@tanstack/react-virtual'
import { expect, it } from 'vitest'
import { render } from '../../../../test/render.tsx'
import { useComingRows } from './use-coming-rows.ts'

const rowsOf = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, at) => ({ index: from + at })) as VirtualItem[]

it('rows appear four at a time, those in view first, and rows still wanted stay', async () => {
  const seen: number[][] = []
  const isInView = ({ index }: VirtualItem) => index >= 4
  function List({ wanted }: { wanted: VirtualItem[] }) {
    const indexes = useComingRows(wanted, isInView).map(({ index }) => index)
    if (seen.at(-1)?.join() !== indexes.join()) seen.push(indexes)
    return null
  }
  const shown = await render(<List wanted={rowsOf(0, 14)} />)
  expect(seen).toEqual([
    [4, 5, 6, 7],
    [4, 5, 6, 7, 8, 9, 10, 11],
    [0, 1, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13],
    [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13],
  ])
  await shown.show(<List wanted={rowsOf(10, 18)} />)
  expect(seen.at(-1)).toEqual([10, 11, 12, 13, 14, 15, 16, 17])
  await shown.remove()
})
