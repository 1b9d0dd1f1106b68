import { type LineDraft, startDraft } from '@volute/domain/buying/cart'
import { afterEach, expect, it, vi } from 'vitest'
import { shown } from '../../../test/open-page.tsx'
import { fill, render, renderInShop, textsOf } from '../../../test/render.tsx'
import { AngleField, PartPaint, TrimField } from './line-fields.tsx'

const onChange = vi.fn()
const fields = { errors: {}, onChange, onLeave: vi.fn() }
let page: Awaited<ReturnType<typeof render>>
afterEach(async () => {
  await page.remove()
  vi.unstubAllGlobals()
  onChange.mockReset()
})

it('an impeller offers Full Trim and Custom, and only Custom asks for inches (PART-14, PART-20)', async () => {
  const show = (draft: LineDraft) => <TrimField {...fields} draft={draft} />
  page = await render(show(startDraft))
  expect([textsOf('label'), page.host.querySelector('input[inputmode]')]).toEqual([
    ['Full Trim', 'Custom'],
    null,
  ])
  await page.show(show({ ...startDraft, trimOption: 'custom', trimValue: '8.5' }))
  const inches = page.host.querySelector<HTMLInputElement>('input[inputmode=decimal]')
  expect(inches?.value).toBe('8.5')
  await fill(inches, '8.55')
  expect(onChange).toHaveBeenCalledWith({ trimValue: '8.55' })
})

it('a custom trim names the limits of its part, and a doubt where they are unknown (FIT-17)', async () => {
  const draft: LineDraft = {
    ...startDraft,
    trimOption: 'custom',
    trimValue: '10',
    built: { trim: 9.25, angle: null },
  }
  page = await render(<TrimField {...fields} draft={draft} part={{ trimMin: 8.25, trimFull: 9.75 }} />)
  expect(page.host.textContent).toContain('Between 8.250 and 9.750 in')
  await page.show(<TrimField {...fields} draft={draft} />)
  expect(textsOf('[role=status]')).toEqual([
    'Trim 10.00 in is more than the 9.250 in that this pump was built with.',
  ])
})

it('an invalid angle shows its error at the field (PART-16, PART-19)', async () => {
  page = await render(
    <AngleField {...fields} draft={startDraft} errors={{ impellerAngle: 'Impeller angle must be…' }} />,
  )
  expect(page.host.querySelector('input')?.getAttribute('aria-invalid')).toBe('true')
  expect(page.host.textContent).toContain('Impeller angle must be…')
})

it("the company's default colour is preselected (PART-13)", async () => {
  const paintColors = [{ paintColorId: 4, name: 'Safety Blue', hexCode: '#0000ff' }]
  vi.stubGlobal('fetch', async () => Response.json({ paintColors, defaultPaintColor: { paintColorId: 4 } }))
  page = await renderInShop(<PartPaint {...fields} draft={startDraft} />)
  await shown(() => document.querySelector('input[value="4"]:checked'))
  expect(textsOf('label:has(:checked)')).toEqual(['Safety Blue'])
})

it('an error is shown when the colours cannot be loaded (ERR-12)', async () => {
  vi.stubGlobal('fetch', async () => new Response('{}', { status: 400 }))
  page = await renderInShop(<PartPaint {...fields} draft={startDraft} />)
  await shown(() => document.body.textContent.includes('Error'))
  expect(textsOf('*')).toContain('Error loading paint colors.')
})

it('a paintable part offers No Paint and the colours (PART-12)', async () => {
  const paintColors = [{ paintColorId: 4, name: 'Safety Blue', hexCode: '#0000ff' }]
  vi.stubGlobal('fetch', async () => Response.json({ paintColors, paintColorId: null }))
  page = await renderInShop(<PartPaint {...fields} draft={{ ...startDraft, paintColorId: null }} />)
  await shown(() => textsOf('label').length === 2)
  expect(textsOf('label')).toEqual(['No Paint', 'Safety Blue'])
})
