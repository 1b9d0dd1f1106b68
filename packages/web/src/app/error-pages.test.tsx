import { afterEach, expect, it, vi } from 'vitest'
import { click, renderInShop, textsOf } from '../../test/render.tsx'
import { NotFoundPage, ServerErrorPage, UnexpectedErrorPage } from './error-pages.tsx'

let shown: Awaited<ReturnType<typeof renderInShop>>
afterEach(() => shown.remove())

it('what is not found says so and leads home (SHELL-18, SHELL-44)', async () => {
  shown = await renderInShop(<NotFoundPage />)
  expect(textsOf('h1, p, a', shown.host)).toEqual([
    'Page Not Found',
    'Sorry! The page you are looking for was not found.',
    'Return to Dashboard',
  ])
})

it('SHELL-45: an error of the server says so', async () => {
  shown = await renderInShop(<ServerErrorPage />)
  expect(textsOf('h1', shown.host)).toEqual(['Internal Server Error'])
})

it('SHELL-46: a page that breaks says so and can be tried again', async () => {
  const reset = vi.fn()
  shown = await renderInShop(<UnexpectedErrorPage error={new Error('broken')} reset={reset} />)
  expect(textsOf('h1', shown.host)).toEqual(['Unexpected Application Error!'])
  await click(shown.host.querySelector('button'))
  expect(reset).toHaveBeenCalledOnce()
})
