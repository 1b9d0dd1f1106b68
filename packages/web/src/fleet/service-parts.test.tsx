import type { BomLine } from '@volute/domain/bom'
import { afterEach, expect, it, vi } from 'vitest'
import { renderInShop } from '../../test/render.tsx'
import { Queries, queryClient } from '../api/index.ts'
import { lookupQuery } from '../bom/index.ts'
import { ServiceParts } from './service-parts.tsx'

let shown: Awaited<ReturnType<typeof renderInShop>>
afterEach(async () => {
  await shown.remove()
  queryClient.clear()
  vi.unstubAllGlobals()
})

async function placeOf(path: number[]) {
  shown = await renderInShop(
    <Queries>
      <ServiceParts
        serialNumber="100234"
        parts={[{ path, partNumber: 'OR2', quantity: '1' }]}
        errors={{}}
        onChange={() => undefined}
      />
    </Queries>,
  )
  return shown.host.querySelector('select')?.selectedOptions[0]?.textContent
}

it('FLEET-14: a place keeps its path while the places of the pump are not known', async () => {
  vi.stubGlobal('fetch', async () => Response.json({}, { status: 400 }))
  expect(await placeOf([3, 1])).toBe('Place 3 › 1')
})

it('FLEET-14: the places are those of the look-up that the pump shows, and another one is told by its path', async () => {
  const asked = vi.fn()
  vi.stubGlobal('fetch', asked)
  const { queryKey } = lookupQuery({ type: 'serial', identifier: '100234' })
  const line = { position: 3, reference: '3', partNumber: 'OR2', description: 'O-ring', parts: [] }
  const parts = [line] as unknown as BomLine[]
  queryClient.setQueryData(queryKey, { lookup: { bom: { parts } }, keptAt: null } as never)
  expect(await placeOf([3])).toBe('3 · O-ring · OR2')
  await shown.remove()
  expect(await placeOf([3, 1])).toBe('Place 3 › 1')
  expect(asked).not.toHaveBeenCalled()
})
