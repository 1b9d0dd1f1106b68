import { createMemoryHistory, createRouter, RouterProvider } from '@tanstack/react-router'
import { vi } from 'vitest'
import { routeTree } from '../src/app/routes.tsx'
import { parseSearch, stringifySearch } from '../src/app/search-params.ts'
import { Toasts } from '../src/core/ui/floating/toasts.tsx'
import { eventually } from './eventually.ts'
import { click, render } from './render.tsx'

/**
 * Opens a page of the shop. The server answers by method and path, such as `GET /company/map`, with a value or a whole
 * response. It rejects any other request without a message.
 */
export async function openPage(path: string, replies: Record<string, unknown> = {}) {
  const fetch = vi.fn(async (url: string, { method = 'GET' }: RequestInit = {}) => {
    const reply = replies[`${method} ${url.replace('/api', '').replace(/\?.*/, '')}`]
    if (reply instanceof Response) return reply.clone()
    return reply === undefined ? Response.json({}, { status: 400 }) : Response.json(reply)
  })
  vi.stubGlobal('fetch', fetch)
  const history = createMemoryHistory({ initialEntries: [path] })
  const router = createRouter({ routeTree, history, parseSearch, stringifySearch, notFoundMode: 'root' })
  await router.load()
  const rendered = await render(
    <>
      <RouterProvider router={router} />
      <Toasts />
    </>,
  )
  async function close() {
    await rendered.remove()
    vi.unstubAllGlobals()
  }
  return { router, close }
}

/** Waits for content of the page, since its code and data load on demand. */
export async function shown<T>(look: () => T) {
  globalThis.IS_REACT_ACT_ENVIRONMENT = false
  try {
    return await eventually(look, () => `${String(look)} in ${document.body.textContent}`)
  } finally {
    globalThis.IS_REACT_ACT_ENVIRONMENT = true
  }
}

/** Clicks the button with this name, preferring the topmost dialog. */
export async function press(name: string) {
  const named = () =>
    [...document.querySelectorAll<HTMLButtonElement>('button')].findLast(
      (one) => (one.ariaLabel ?? one.textContent).startsWith(name) && !one.disabled,
    )
  await click(await shown(named))
}

/** Field with this label. */
export const field = (label: string) =>
  shown(() => {
    const found = [...document.querySelectorAll('label')].findLast((one) => one.textContent.startsWith(label))
    return found?.querySelector('input') ?? document.getElementById(found?.htmlFor ?? '')
  })
