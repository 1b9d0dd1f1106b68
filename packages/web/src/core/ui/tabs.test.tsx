import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  Link,
  RouterProvider,
} from '@tanstack/react-router'
import { expect, it } from 'vitest'
import { render } from '../../../test/render.tsx'
import { tabLink, Tabs } from './tabs.tsx'

const tabs = ['parts', 'history']

/** Returns the current tab at a URL. */
async function currentAt(address: string, open: string) {
  const page = () => (
    <Tabs label="About this pump">
      {tabs.map((tab) => (
        <Link
          key={tab}
          to="."
          search={{ tab: tab === 'parts' ? undefined : tab } as never}
          {...tabLink(tab === open)}
        >
          {tab}
        </Link>
      ))}
    </Tabs>
  )
  const history = createMemoryHistory({ initialEntries: [address] })
  const router = createRouter({ routeTree: createRootRoute({ component: page }), history })
  await router.load()
  const shown = await render(<RouterProvider router={router as never} />)
  const current = [...shown.host.querySelectorAll('[aria-current=page]')].map((one) => one.textContent)
  await shown.remove()
  return current
}

it.each([
  ['/', 'parts'],
  ['/?tab=history', 'history'],
  ['/?tab=history&page=2', 'history'],
  ['/?page=2', 'parts'],
])('at %s only the %s tab is the current page', async (address, open) => {
  expect(await currentAt(address, open)).toEqual([open])
})
