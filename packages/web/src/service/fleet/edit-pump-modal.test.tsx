import type { FleetPump } from '@volute/domain/service/fleet'
import { afterEach, expect, it, vi } from 'vitest'
import { eventually } from '../../../test/eventually.ts'
import { click, fill, renderInShop } from '../../../test/render.tsx'
import { EditPumpModal } from './edit-pump-modal.tsx'

let shown: Awaited<ReturnType<typeof renderInShop>>
afterEach(async () => {
  await shown.remove()
  vi.unstubAllGlobals()
})

const pump: FleetPump = {
  fleetPumpId: 7,
  pumpId: 3,
  serialNumber: '100234',
  model: '4RB',
  bomNumber: '4RB-EM-100',
  tag: 'P-1',
  nickname: null,
  site: null,
  criticality: null,
  lastBought: null,
  retiredUtc: null,
  installedOn: null,
  note: null,
  version: 3,
  nameplate: {
    description: '',
    pumpType: '',
    copilotId: null,
    impellerTrim: null,
    impellerTrimAngle: null,
    shipDate: null,
  },
  papers: [],
}
const meanwhile = 'This pump has been changed meanwhile.'

it('a criticality is chosen by its meaning (FLEET-31)', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ sites: [] }))
  shown = await renderInShop(<EditPumpModal pump={pump} onClose={() => undefined} />)
  const select = await eventually(
    () =>
      [...document.querySelectorAll('label')].find(({ textContent }) => textContent.startsWith('Criticality'))
        ?.control as HTMLSelectElement | null | undefined,
  )
  expect([...select.options].map(({ text }) => text)).toEqual([
    'Not set',
    'A – stops production',
    'B – slows production',
    'C – can wait',
  ])
})

it('on a version conflict the form keeps the input, and the next Save uses the newer version (FLEET-08, FLEET-24)', async () => {
  const sent: number[] = []
  vi.stubGlobal('fetch', async (url: string, { method, body }: RequestInit) => {
    if (url.endsWith('/sites')) return Response.json({ sites: [] })
    if (method === 'GET') return Response.json({ ...pump, tag: 'P-2', version: 4 })
    sent.push((JSON.parse(body as string) as { version: number }).version)
    return Response.json({ error: meanwhile, code: 'CHANGED_MEANWHILE' }, { status: 409 })
  })
  shown = await renderInShop(<EditPumpModal pump={pump} onClose={() => undefined} />)
  const tag = await eventually(
    () =>
      [...document.querySelectorAll('label')].find(({ textContent }) => textContent.startsWith('Tag'))
        ?.control as HTMLInputElement | null | undefined,
  )
  await fill(tag, 'P-301A')
  const save = () => click(document.querySelector('[role=dialog] button[type=submit]'))
  await save()
  await eventually(() => document.body.textContent?.includes(meanwhile))
  expect(tag.value).toBe('P-301A')
  await save()
  await eventually(() => sent.length === 2)
  expect(sent).toEqual([3, 4])
})
