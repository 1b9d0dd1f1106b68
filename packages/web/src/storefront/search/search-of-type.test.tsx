import { useRouterState } from '@tanstack/react-router'
import type { SearchType } from '@volute/domain/catalogue/numbers'
import { act } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { eventually } from '../../../test/eventually.ts'
import { click, fill, renderInShop, textsOf } from '../../../test/render.tsx'
import { queryClient } from '../../core/api/index.ts'
import { order, useOrdering } from '../../catalogue/part/index.ts'
import { useSearch } from './use-search.ts'

let shown: Awaited<ReturnType<typeof renderInShop>>
afterEach(async () => {
  await shown.remove()
  await act(async () => order.close())
  queryClient.clear()
  vi.unstubAllGlobals()
})

function Box() {
  const search = useSearch(() => undefined)
  const opened = useRouterState({ select: ({ location }) => location.search.q ?? location.pathname })
  const ordering = useOrdering()
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        search.submit()
      }}
    >
      {(['bom', 'serial', 'part'] satisfies SearchType[]).map((type) => (
        <button key={type} type="button" onClick={() => search.setScope(type)}>
          {type}
        </button>
      ))}
      <input value={search.text} onChange={({ target }) => search.setText(target.value)} />
      <button type="submit">Search</button>
      <output>
        {ordering.at === 'part' ? `Order ${ordering.part.partNumber}, quantity ${ordering.quantity}` : opened}
      </output>
    </form>
  )
}

it.each<[SearchType, string, string[], string]>([
  [
    'part',
    'd7232-2-cp',
    ['POST /api/search {"type":"part","input":"D7232-2-CP"}', 'GET /api/part/d7232-2-cp'],
    'Order d7232-2-cp, quantity 1',
  ],
  ['bom', '4rb-em-100', ['POST /api/search {"type":"bom","input":"4RB-EM-100"}'], '/lookup/bom/4rb-em-100'],
  ['serial', 'vt-7', ['POST /api/search {"type":"serial","input":"VT-7"}'], '/lookup/serial/vt-7'],
])(
  'a search of the type %s is sent in capitals and opens what the server returns (SEARCH-03, SEARCH-04, SEARCH-05, SEARCH-06)',
  async (type, typed, calls, opened) => {
    const asked: string[] = []
    const part = { partNumber: typed, description: 'Casing', isSellable: true }
    vi.stubGlobal('fetch', async (url: string, { method, body }: RequestInit) => {
      if (url.includes('/search/settled')) return Response.json({})
      asked.push(`${method} ${url} ${(body as string | undefined) ?? ''}`.trim())
      return Response.json(url === '/api/search' ? { type, identifier: typed } : part)
    })
    shown = await renderInShop(<Box />)
    await click([...shown.host.querySelectorAll('button')].find(({ textContent }) => textContent === type))
    await fill(shown.host.querySelector('input'), typed)
    await click(shown.host.querySelector('[type=submit]'))
    await eventually(() => textsOf('output', shown.host)[0] !== '/')
    expect(textsOf('output', shown.host)).toEqual([opened])
    expect(asked).toEqual(calls)
  },
)

it('a part number with a quantity in a search of the type part opens its form with the quantity (FIND-46)', async () => {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
    if (url.includes('/search/settled')) return Response.json({})
    if (url !== '/api/search')
      return Response.json({ partNumber: 'TB10773', description: 'Seal', isSellable: true })
    asked.push(String(body))
    return String(body).includes('"TB10773"')
      ? Response.json({ type: 'part', identifier: 'TB10773' })
      : Response.json(
          { error: 'Requested part number could not be found.', code: 'NOT_FOUND' },
          { status: 404 },
        )
  })
  shown = await renderInShop(<Box />)
  await click([...shown.host.querySelectorAll('button')].find(({ textContent }) => textContent === 'part'))
  await fill(shown.host.querySelector('input'), 'tb10773 x4')
  await click(shown.host.querySelector('[type=submit]'))
  await eventually(() => textsOf('output', shown.host)[0] !== '/')
  expect(textsOf('output', shown.host)).toEqual(['Order TB10773, quantity 4'])
  expect(asked).toHaveLength(2)
})
