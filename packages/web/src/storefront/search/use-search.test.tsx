import { useRouterState } from '@tanstack/react-router'
import { act } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { eventually } from '../../../test/eventually.ts'
import { click, fill, renderInShop, textsOf } from '../../../test/render.tsx'
import { clearSession, nobody, queryClient, startSession } from '../../core/api/index.ts'
import { order } from '../../catalogue/part/index.ts'
import { OrderStage } from './order-stage.tsx'
import { useSearch } from './use-search.ts'

let shown: Awaited<ReturnType<typeof renderInShop>>
afterEach(async () => {
  await act(async () => order.close())
  await shown.remove()
  clearSession()
  queryClient.clear()
  vi.unstubAllGlobals()
})

function Box() {
  const search = useSearch(() => undefined)
  const opened = useRouterState({ select: ({ location }) => location.search.q })
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        search.submit()
      }}
    >
      <input value={search.text} onChange={({ target }) => search.setText(target.value)} />
      <button type="submit">Search</button>
      <output>{opened}</output>
    </form>
  )
}

it('the text that was searched for is recorded and opened, whatever is typed meanwhile (DEMAND-01, FIND-31)', async () => {
  const results = Promise.withResolvers<Response>()
  const reported: unknown[] = []
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
    if (url.includes('/search/results')) return results.promise
    reported.push(JSON.parse(body as string))
    return Response.json({})
  })
  shown = await renderInShop(<Box />)
  const input = shown.host.querySelector('input')
  await fill(input, 'wear ring')
  await click(shown.host.querySelector('button'))
  await fill(input, 'wear ring bro')
  const nothing = { exact: [], narrowedTo: null, meant: [], groups: [], facets: { models: [], inStock: 0 } }
  await act(async () => results.resolve(Response.json(nothing)))
  await eventually(() => textsOf('output', shown.host)[0] !== '')
  expect(textsOf('output', shown.host)).toEqual(['wear ring'])
  expect(reported).toEqual([{ text: 'wear ring', isFound: false }])
})

const kit = {
  partId: 1,
  partNumber: 'SEAL-KIT',
  description: 'Seal kit',
  unitId: 1,
  unitName: 'EA',
  price: 720,
  companyDiscount: null,
  weight: 1.8,
  isPaintable: false,
  isImpeller: false,
  isSellable: true,
  hasOtherMaterial: false,
  replacedBy: null,
}

/** Searches *All* for a number that exists as each of these types. */
async function searchFor(part: object, ...types: string[]) {
  startSession({
    ...nobody,
    userId: 7,
    companyId: 2,
    companyName: 'Riverbend',
    token: 't1',
    accessToken: null,
  })
  const exact = types.map((type) => ({ type, identifier: 'SEAL-KIT' }))
  const results = { exact, narrowedTo: null, meant: [], groups: [], facets: { models: [], inStock: 0 } }
  vi.stubGlobal('fetch', async (url: string) => {
    if (url.includes('/search/results')) return Response.json(results)
    return url.includes('/part/SEAL-KIT') ? Response.json(part) : Response.json({}, { status: 400 })
  })
  shown = await renderInShop(
    <>
      <Box />
      <OrderStage />
    </>,
  )
  await fill(shown.host.querySelector('input'), 'seal-kit')
  await click(shown.host.querySelector('button'))
}

it('in All, an exact part number that is sold opens its form with a link to its BOM (SEARCH-03, SEARCH-04, OQ-108)', async () => {
  await searchFor(kit, 'bom', 'part')
  await eventually(() => textsOf('[role="dialog"] a').length > 0)
  expect(textsOf('[role="dialog"] h2')).toEqual(['Seal kit'])
  expect(textsOf('[role="dialog"] a')).toEqual(['Where used', 'Open BOM SEAL-KIT'])
  const link = document.querySelector('[role="dialog"] a:last-child')
  expect(link?.getAttribute('href')).toBe('/lookup/bom/SEAL-KIT')
  expect(textsOf('output', shown.host)).toEqual([''])
})

it('in All, an exact number of a part that is not sold opens the search results (OQ-108)', async () => {
  await searchFor({ ...kit, isSellable: false }, 'serial', 'part')
  await eventually(() => textsOf('output', shown.host)[0] !== '')
  expect(textsOf('output', shown.host)).toEqual(['seal-kit'])
  expect(textsOf('[role="dialog"]')).toEqual([])
})
