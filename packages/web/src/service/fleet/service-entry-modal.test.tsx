import type { FleetPump, ServiceEntry } from '@volute/domain/service/fleet'
import { getFit } from '@volute/domain/catalogue/fit'
import { afterEach, expect, it, vi } from 'vitest'
import { eventually } from '../../../test/eventually.ts'
import { click, renderInShop } from '../../../test/render.tsx'
import { queryClient, queryKey } from '../../core/api/index.ts'
import { toast } from '../../core/ui/toast.ts'
import { ServiceEntryModal } from './service-entry-modal.tsx'

let shown: Awaited<ReturnType<typeof renderInShop>>
afterEach(async () => {
  await shown.remove()
  queryClient.clear()
  vi.unstubAllGlobals()
})

const pump = { fleetPumpId: 7, serialNumber: '100234', tag: 'P-1', nickname: null } as FleetPump
const entry: ServiceEntry = {
  serviceEntryId: 5,
  onDate: '2026-03-02',
  kind: 'REPAIR',
  text: 'New seal',
  runningHours: null,
  userName: 'Ben',
  parts: [],
  photoIds: [],
}

it('deleting a service entry shows a notification and invalidates the fitted parts (FLEET-14)', async () => {
  vi.stubGlobal('fetch', async (_: string, { method }: RequestInit) =>
    Response.json({}, { status: method === 'DELETE' ? 200 : 400 }),
  )
  const reported = vi.spyOn(toast, 'success')
  const fit = queryKey(getFit, { serialNumber: '100234' })
  queryClient.setQueryData(fit, {})
  shown = await renderInShop(<ServiceEntryModal pump={pump} entry={entry} onClose={() => undefined} />)
  await press('Delete')
  await eventually(() => document.querySelectorAll('[role="dialog"]').length === 2)
  await press('Delete')
  await eventually(() => reported.mock.calls.length > 0)
  expect(reported).toHaveBeenCalledWith('Service Entry Deleted', 'P-1')
  expect(queryClient.getQueryState(fit)?.isInvalidated).toBe(true)
})

async function press(name: string) {
  const named = () => [...document.querySelectorAll('button')].findLast((one) => one.textContent === name)
  await click(await eventually(named))
}
