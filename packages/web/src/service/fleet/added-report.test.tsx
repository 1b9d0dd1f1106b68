import type { AddedPump } from '@volute/domain/service/fleet'
import { afterEach, expect, it, vi } from 'vitest'
import { click, renderInShop, textsOf } from '../../../test/render.tsx'
import { AddedReport } from './added-report.tsx'
import type { Adding } from './use-add-pumps.ts'

let shown: Awaited<ReturnType<typeof renderInShop>>
afterEach(() => shown.remove())

const report: AddedPump[] = [
  {
    typed: '100234',
    outcome: 'ADDED',
    found: { serialNumber: '100234', model: '4RB', fleetPumpId: 7 },
    nearest: [],
  },
  {
    typed: '100236',
    outcome: 'NOT_FOUND',
    found: null,
    nearest: [{ serialNumber: '100235', model: '4RB' }],
  },
]

it('numbers not found come first, and a near match is taken by one click (FLEET-05, FLEET-06)', async () => {
  const take = vi.fn()
  shown = await renderInShop(
    <AddedReport adding={{ report, take, error: null, isAdding: false } as unknown as Adding} />,
  )
  expect(textsOf('[role=status]', shown.host)).toEqual(['1 added, 1 not found'])
  expect(textsOf('tbody td:first-child', shown.host)).toEqual(['100236', '100234'])
  expect(shown.host.querySelector('a')?.getAttribute('href')).toBe('/fleet/7')
  await click(shown.host.querySelector('button'))
  expect(take).toHaveBeenCalledWith('100236', '100235')
})
