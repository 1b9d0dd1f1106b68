import { expect, it } from 'vitest'
import { renderInShop } from '../../../test/render.tsx'
import { PartPicture } from './part-picture.tsx'

it('a drawn part shows its picture, another the sign of its kind in the same space, without a request (DRAWN-01)', async () => {
  const { host } = await renderInShop(
    <>
      <PartPicture part={{ description: 'Nut, hex', picture: 'ab12.svg' }} />
      <PartPicture part={{ description: 'Nut, hex' }} />
    </>,
  )
  const [picture, sign] = [host.querySelector('img'), host.querySelector('svg')]
  expect(picture?.getAttribute('src')).toBe('/pictures/ab12.svg')
  expect(picture?.getAttribute('loading')).toBe('lazy')
  for (const side of ['width', 'height'])
    expect([picture, sign].map((one) => one?.getAttribute(side))).toEqual(['48', '48'])
  expect(host.querySelectorAll('img')).toHaveLength(1)
})
