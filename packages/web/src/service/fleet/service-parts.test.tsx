import { getLookup } from '@volute/domain/catalogue/bom'
import { afterEach, expect, it, vi } from 'vitest'
import { renderInShop } from '../../../test/render.tsx'
import { Queries, queryClient, queryKey } from '../../core/api/index.ts'
import { ServiceParts } from './service-parts.tsx'

let shown: Awaited<ReturnType<typeof renderInShop>>
afterEach(async () => {
  await shown.remove()
  queryClient.clear()
  vi.unstubAllGlobals()
})

async function renderPart(path: number[]) {
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
}

const shownPlace = () => shown.host.querySelector('select')?.selectedOptions[0]?.textContent

it('a BOM position shows its path while the positions of the pump are unknown (FLEET-14)', async () => {
  vi.stubGlobal('fetch', async () => Response.json({}, { status: 400 }))
  await renderPart([3, 1])
  expect(shownPlace()).toBe('Position 3 › 1')
})

it('the BOM positions come from the cached look-up of the pump, and an unknown one shows its path (FLEET-14)', async () => {
  const asked = vi.fn()
  vi.stubGlobal('fetch', asked)
  const line = { position: 3, reference: '3', partNumber: 'OR2', description: 'O-ring', parts: [] }
  const key = queryKey(getLookup, { type: 'serial', identifier: '100234' })
  queryClient.setQueryData(key, { lookup: { bom: { parts: [line] } }, savedAt: null })
  await renderPart([3])
  await expect.poll(shownPlace).toBe('3 · O-ring · OR2')
  await shown.remove()
  await renderPart([3, 1])
  expect(shownPlace()).toBe('Position 3 › 1')
  expect(asked).not.toHaveBeenCalled()
})
