import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { permissions } from '@volute/domain/core/permissions'
import { type DraftDrawing } from '@volute/domain/workbench/workbench'
import { openPage, press, shown } from '../../../../test/open-page.tsx'
import { click, fill, textsOf } from '../../../../test/render.tsx'
import { clearSession, nobody, startSession } from '../../../core/api/index.ts'
import { calloutOf, drawingOf } from './examples.ts'

let page: Awaited<ReturnType<typeof openPage>> | undefined

beforeEach(() => {
  window.localStorage.clear()
  const ada = { ...nobody, userId: 1, companyId: 1, companyName: 'Volute', worksForProvider: true }
  startSession({ ...ada, permissions: [...permissions], token: 't1', accessToken: null })
})
afterEach(async () => {
  await page?.close()
  clearSession()
})

const seal = { position: 10, reference: '10A', partNumber: '118202', description: 'Mechanical seal' }

async function openDrawing(of: Partial<DraftDrawing>, replies: Record<string, unknown> = {}) {
  const drawing = drawingOf({ lines: [seal], ...of })
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  page = await openPage('/workbench/12/drawings/7', {
    'GET /workbench/drawings/7': drawing,
    'GET /workbench/drawings/7/picture': { address: 'data:image/png;base64,' },
    'GET /workbench/publications/12/drawings': { drawings: [drawing] },
    'PUT /workbench/drawings/7/callouts': { revision: 2 },
    'PUT /workbench/drawings/7': { ...drawing, revision: 3, partNumber: '4RB-WE-10' },
    ...replies,
  })
  await shown(() => marks().length)
}

const marks = () => [...document.querySelectorAll<HTMLElement>('[data-key]')]
const names = () => marks().map(({ ariaLabel }) => ariaLabel)
const said = () => textsOf('[data-pane] p[role="status"]')[0]

/** Presses a key on the focused element, or on a callout. */
async function key(name: string, on: Element | null = document.activeElement, held: KeyboardEventInit = {}) {
  await act(async () => {
    if (on instanceof HTMLElement) on.focus()
    on?.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, ...held }))
  })
}

const partField = (value: string) =>
  [...document.querySelectorAll('input')].find((one) => one.value === value)

/** Request bodies sent to a path. */
const sent = (path: string) =>
  vi
    .mocked(fetch)
    .mock.calls.filter(
      ([url, init]) => typeof url === 'string' && url.endsWith(path) && init?.method === 'PUT',
    )
    .map(([, init]) => JSON.parse(typeof init?.body === 'string' ? init.body : '{}'))

it('keys accept, type, move, remove and restore callouts, and each change is announced (CALLOUT-50, CALLOUT-67)', async () => {
  await openDrawing({
    found: [calloutOf({ text: '10A' }), calloutOf({ text: '', x: 300 }), calloutOf({ text: '7', x: 500 })],
  })
  expect(names()).toEqual([
    '10A, Mechanical seal, 118202, sure proposal',
    'Not read, no position of the BOM, unsure proposal',
    '7, no position of the BOM, sure proposal',
  ])
  await key('Enter', marks()[1])
  expect(said()).toBe('It could not be read. Type its reference.')
  await fill(document.activeElement, '10a')
  await key('Enter')
  expect([said(), names()[1]]).toEqual(['10A set.', '10A, Mechanical seal, 118202, accepted'])
  // The focus has moved to the next proposal in natural order.
  expect(document.activeElement?.ariaLabel).toContain('7,')
  await key('ArrowRight', document.activeElement, { shiftKey: true })
  expect(said()).toBe('7 moved.')
  await key('Delete')
  expect([said(), marks().length]).toEqual(['7 removed. Ctrl+Z restores it.', 2])
  await key('z', document.activeElement, { ctrlKey: true })
  expect([said(), marks().length]).toEqual(['Undone.', 3])
  await key('u', marks()[0])
  expect(said()).toBe('No unsure callout is left.')
})

it('setting another part saves the changes first and shows the callouts of the response (CALLOUT-61)', async () => {
  await openDrawing({ found: [calloutOf({ text: '7' })] })
  await key('Enter', marks()[0])
  await fill(partField('4RB-RE-10'), '4RB-WE-10')
  await press('Set')
  await shown(() => sent('/drawings/7').length)
  expect(sent('/drawings/7/callouts')[0]).toMatchObject({ revision: 1, callouts: [{ state: 'ACCEPTED' }] })
  expect(sent('/drawings/7')[0]).toEqual({ revision: 2, partNumber: '4RB-WE-10', kind: 'EXPLODED' })
  await shown(() => names()[0]?.endsWith('sure proposal'))
})

it('changes that cannot be saved are kept, and the part is not changed (CALLOUT-61)', async () => {
  const replies = { 'PUT /workbench/drawings/7/callouts': Response.json({}, { status: 400 }) }
  await openDrawing({ found: [calloutOf({ text: '7' })] }, replies)
  await key('Enter', marks()[0])
  await fill(partField('4RB-RE-10'), '4RB-WE-10')
  await press('Set')
  await shown(() => textsOf('form [role="alert"]').includes('Unable to save the callouts.'))
  expect(sent('/drawings/7')).toEqual([])
  expect(names()[0]).toContain('accepted')
  // Leaves nothing to save when the page is closed.
  await key('z', marks()[0], { ctrlKey: true })
})

it('setting another kind keeps a typed part that is not set yet (CALLOUT-61)', async () => {
  const drawing = drawingOf({ found: [calloutOf({ text: '7' })], kind: 'X_SECTION', revision: 2 })
  await openDrawing({ found: drawing.found }, { 'PUT /workbench/drawings/7': drawing })
  await fill(partField('4RB-RE-10'), '4RB-WE-10')
  await click(document.querySelector('[value="X_SECTION"]'))
  await shown(() => document.querySelector('[value="X_SECTION"]:checked'))
  expect(sent('/drawings/7')[0]).toEqual({ revision: 1, partNumber: '4RB-RE-10', kind: 'X_SECTION' })
  expect(partField('4RB-WE-10')).toBeDefined()
})

it('a change of one of 1,000 callouts redraws only that one (CALLOUT-68)', async () => {
  const found = Array.from({ length: 1_000 }, (_, index) => calloutOf({ text: `${index + 1}`, x: index }))
  await openDrawing({ found })
  const drawn: Node[] = []
  const changes = new MutationObserver((seen) => drawn.push(...seen.map(({ target }) => target)))
  const [first, second] = marks()
  await key('ArrowRight', first)
  changes.observe(first?.parentElement ?? document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  })
  await key('ArrowRight', second, { shiftKey: true })
  await shown(() => drawn.length)
  const touched = new Set(drawn.map((node) => marks().find((mark) => mark.contains(node))))
  expect([...touched]).toEqual([second])
  changes.disconnect()
})

it('a drawing says that the draft leaves out its BOM, with the bad rows (BRING-67)', async () => {
  const group = { of: 'BOM' as const, number: '4RB-RE-10', goodRows: 8, badRows: 1, badLines: [5] }
  await openDrawing({ found: [calloutOf({})], leftOut: { ...group, fileId: 3, fileName: 'lines.csv' } })
  expect(textsOf('[role="note"]')).toContain(
    'All of BOM 4RB-RE-10 is left out, with 8 good rows: 1 row is bad, in line 5. The lines beside the drawing are those of today. Fix lines.csv and upload it again.',
  )
})
