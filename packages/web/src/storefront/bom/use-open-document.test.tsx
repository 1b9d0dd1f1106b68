import { bomMessages } from '@volute/domain/catalogue/bom'
import { act } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { click, render } from '../../../test/render.tsx'
import { Toasts } from '../../core/ui/floating/toasts.tsx'
import { useOpenDocument } from './use-open-document.ts'

let shown: Awaited<ReturnType<typeof render>>
afterEach(async () => {
  await shown.remove()
  vi.unstubAllGlobals()
})

function Manual() {
  const { open } = useOpenDocument()
  return (
    <button
      type="button"
      onClick={() => void open('docs.volute.example/4rb.pdf', bomMessages.manualNotFound)}
    >
      Manual
    </button>
  )
}

async function ask() {
  const head = Promise.withResolvers<Response>()
  const fetch = vi.fn(async (_url: string, _init: RequestInit) => head.promise)
  const open = vi.fn((_url: string, _target: string) => ({}))
  vi.stubGlobal('fetch', fetch)
  vi.stubGlobal('open', open)
  shown = await render(
    <>
      <Manual />
      <Toasts />
    </>,
  )
  await click(shown.host.querySelector('button'))
  expect(fetch.mock.calls.map(([url, { method }]) => [method, url])).toEqual([
    ['HEAD', 'https://docs.volute.example/4rb.pdf'],
  ])
  expect(open).not.toHaveBeenCalled()
  const answer = (status: number) => act(async () => head.resolve(new Response(null, { status })))
  return { open, answer }
}

it('a document is requested by HEAD over https, and opens in a new tab once it is found (LOOKUP-07)', async () => {
  const { open, answer } = await ask()
  await answer(200)
  expect(open.mock.calls).toEqual([['https://docs.volute.example/4rb.pdf', '_blank']])
})

it('a missing document opens nothing and is reported as missing (LOOKUP-07, LOOKUP-08)', async () => {
  const { open, answer } = await ask()
  await answer(404)
  expect(open).not.toHaveBeenCalled()
  expect(document.body.textContent).toContain('O&M manual file was not found.')
})
