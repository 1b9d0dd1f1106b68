import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean
}
globalThis.IS_REACT_ACT_ENVIRONMENT = true

/** Renders a node on its own; `show` renders it again with other props, `remove` unmounts it. */
export async function render(node: ReactNode) {
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  const show = (next: ReactNode) => act(async () => root.render(next))
  await show(node)
  async function remove() {
    await act(async () => root.unmount())
    host.remove()
  }
  return { host, show, remove }
}

/** Renders a node that links to pages and queries the server. */
export async function renderInShop(node: ReactNode) {
  const rootRoute = createRootRoute({ component: () => node })
  const router = createRouter({ routeTree: rootRoute, history: createMemoryHistory() })
  await router.load()
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  return render(
    <QueryClientProvider client={client}>
      {/* The test's router has no pages. Tests only check the links' texts and addresses. */}
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  )
}

/** Clicks the target and waits for the effects. */
export async function click(target: Element | null | undefined) {
  if (!target) throw new Error('there is nothing to click')
  await act(async () => {
    target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }))
  })
}

/** Types into a field, or chooses from a list, and waits for the effects. */
export async function fill(target: Element | null | undefined, text: string) {
  if (!target) throw new Error('there is nothing to type into')
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(target), 'value') ?? {}
  await act(async () => {
    set?.call(target, text)
    target.dispatchEvent(
      new Event(target instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }),
    )
  })
}

/** Texts of the elements that match the selector, in page order. */
export function textsOf(selector: string, within: ParentNode = document.body): string[] {
  return [...within.querySelectorAll(selector)].map((one) => one.textContent?.trim() ?? '')
}
