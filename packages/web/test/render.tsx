import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean
}
globalThis.IS_REACT_ACT_ENVIRONMENT = true

/** Renders something by itself; `show` renders it again with other props, `remove` unmounts it. */
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

/** Shows something that links to pages and asks the server. */
export async function renderInShop(node: ReactNode) {
  const rootRoute = createRootRoute({ component: () => node })
  const router = createRouter({ routeTree: rootRoute, history: createMemoryHistory() })
  await router.load()
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  return render(
    <QueryClientProvider client={client}>
      {/* The test's router knows no pages; what is tested are the links' texts and addresses. */}
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  )
}

/** Clicks it, and lets what follows happen. */
export async function click(target: Element | null | undefined) {
  if (!target) throw new Error('there is nothing to click')
  await act(async () => {
    target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }))
  })
}

/** Types a text into a field, or chooses of a list, and lets what follows happen. */
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

/** The texts of what the selector finds, in the page's order. */
export function textsOf(selector: string, within: ParentNode = document.body): string[] {
  return [...within.querySelectorAll(selector)].map((one) => one.textContent?.trim() ?? '')
}
