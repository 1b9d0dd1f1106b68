import { useRouterState } from '@tanstack/react-router'
import { act } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { eventually } from '../../test/eventually.ts'
import { click, fill, renderInShop, textsOf } from '../../test/render.tsx'
import { queryClient } from '../api/index.ts'
import { useSearch } from './use-search.ts'

let shown: Awaited<ReturnType<typeof renderInShop>>
afterEach(async () => {
  await shown.remove()
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

it('DEMAND-01 FIND-31: the text that was searched for is told and opened, whatever is typed meanwhile', async () => {
  const results = Promise.withResolvers<Response>()
  const told: unknown[] = []
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
    if (url.includes('/search/results')) return results.promise
    told.push(JSON.parse(body as string))
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
  expect(told).toEqual([{ text: 'wear ring', isFound: false }])
})
