import { expect, it } from 'vitest'
import { render } from '../../../test/render.tsx'
import { FirstFew } from './first-few.tsx'

it('shows the first items of a list and counts the rest', async () => {
  const few = (most: number, count?: number) => (
    <FirstFew of={['a', 'b', 'c']} most={most} {...(count && { count })}>
      {(one) => <b>{one}</b>}
    </FirstFew>
  )
  const { host, show, remove } = await render(few(2))
  expect(host.textContent).toBe('a, b and 1 more')
  await show(few(3))
  expect(host.textContent).toBe('a, b, c')
  await show(few(3, 1203))
  expect(host.textContent).toBe('a, b, c and 1,200 more')
  await remove()
})
