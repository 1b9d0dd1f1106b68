import { afterEach, expect, it, vi } from 'vitest'
import { click, renderInShop, textsOf } from '../../test/render.tsx'
import { NotFoundPage, ServerErrorPage, UnexpectedErrorPage } from './error-pages.tsx'

let shown: Awaited<ReturnType<typeof renderInShop>>
afterEach(() => shown.remove())

it('the not-found page names the problem and links to the dashboard (SHELL-18, SHELL-44)', async () => {
  shown = await renderInShop(<NotFoundPage />)
  expect(textsOf('h1, p, a', shown.host)).toEqual([
    'Page Not Found',
    'Sorry! The page you are looking for was not found.',
    'Return to Dashboard',
  ])
})

it('the server error page has the title Internal Server Error (SHELL-45)', async () => {
  shown = await renderInShop(<ServerErrorPage />)
  expect(textsOf('h1', shown.host)).toEqual(['Internal Server Error'])
})

it('a page that crashes shows an error and offers a retry (SHELL-46)', async () => {
  const reset = vi.fn()
  shown = await renderInShop(<UnexpectedErrorPage error={new Error('broken')} reset={reset} />)
  expect(textsOf('h1', shown.host)).toEqual(['Unexpected Application Error!'])
  await click(shown.host.querySelector('button'))
  expect(reset).toHaveBeenCalledOnce()
})
