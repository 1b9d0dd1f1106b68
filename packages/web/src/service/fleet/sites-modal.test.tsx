import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { eventually } from '../../../test/eventually.ts'
import { click, fill, renderInShop, textsOf } from '../../../test/render.tsx'
import { Queries, queryClient } from '../../core/api/index.ts'
import { SitesModal } from './sites-modal.tsx'

let shown: Awaited<ReturnType<typeof renderInShop>>
let sites = ['North', 'South']
beforeEach(async () => {
  sites = ['North', 'South']
  vi.stubGlobal('fetch', async (_: string, { method }: RequestInit) => {
    if (method === 'DELETE') sites = sites.slice(1)
    if (method === 'POST') sites = [...sites, 'East']
    return Response.json({ sites: sites.map((name, index) => ({ siteId: index + 1, name, pumpCount: 0 })) })
  })
  shown = await renderInShop(
    <Queries>
      <SitesModal onClose={() => undefined} />
    </Queries>,
  )
  await eventually(() => textsOf('li').length === 2)
})
afterEach(async () => {
  await shown.remove()
  queryClient.clear()
  vi.unstubAllGlobals()
})

const button = (name: string) =>
  [...document.querySelectorAll('button')].find((one) => (one.ariaLabel ?? one.textContent) === name)
const newSite = () =>
  document.querySelector<HTMLInputElement>('[role="dialog"] ul + form input') ?? expect.unreachable()

it('the typed name of a new site survives a deletion, and the field is cleared once the site is created (FLEET-09)', async () => {
  const input = newSite()
  await fill(input, 'East')
  await click(button('Delete North'))
  await eventually(() => textsOf('li').length === 1)
  expect(newSite().value).toBe('East')
  input.focus()
  await click(button('Create'))
  await eventually(() => textsOf('li').length === 2)
  await eventually(() => newSite().value === '')
  expect(document.activeElement).toBe(input)
})

it('Cancel discards a rename (FLEET-09)', async () => {
  await click(button('Rename North'))
  await fill(document.querySelector('li input'), 'West')
  await click(button('Cancel'))
  expect(textsOf('li')).toEqual(['North0 pumps', 'South0 pumps'])
})
