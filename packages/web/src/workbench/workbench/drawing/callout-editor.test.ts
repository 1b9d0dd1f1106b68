import { type Callout, workbenchMessages } from '@volute/domain/workbench/workbench'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ApiError, NetworkError } from '../../../core/api/index.ts'
import { CalloutEditor } from './callout-editor.ts'
import { calloutOf, drawingOf } from './examples.ts'
import type { UnsavedCallouts } from './unsaved-callouts.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const overtaken = new ApiError(409, workbenchMessages.changedMeanwhile)
const offline = new NetworkError(workbenchMessages.calloutsFailed)

/** Server with one drawing, which rejects as often as the test asks. */
function serverOf(found: Callout[], refusals: Error[] = []) {
  const server = {
    drawing: drawingOf({ found }),
    kept: null as UnsavedCallouts | null,
    sent: [] as string[][],
  }
  const editor = () =>
    new CalloutEditor(server.drawing, {
      save: async ({ revision, callouts, isLookedAt }) => {
        server.sent.push(callouts.map(({ text }) => text))
        const refusal = refusals.shift() ?? (revision === server.drawing.revision ? undefined : overtaken)
        if (refusal) throw refusal
        const state = isLookedAt ? 'LOOKED_AT' : 'TO_LOOK_AT'
        server.drawing = { ...server.drawing, found: callouts, revision: revision + 1, state }
        return { revision: revision + 1 }
      },
      read: async () => server.drawing,
      keep: (unsaved) => {
        server.kept = unsaved
      },
      kept: () => server.kept,
    })
  return { server, editor }
}

const textsOn = (editor: CalloutEditor) => editor.get().history.now.map(({ text }) => text)
const type = (editor: CalloutEditor, text: string) =>
  editor.change(editor.get().history.now.map((one) => ({ ...one, text })))

it('changes are saved after a pause in one request, and an undo is saved too (CALLOUT-62)', async () => {
  const { server, editor: open } = serverOf([calloutOf({ text: '1' })])
  const editor = open()
  type(editor, '2')
  type(editor, '3')
  expect([editor.get().save, server.sent]).toEqual(['WAITING', []])
  await vi.runAllTimersAsync()
  expect([editor.get().save, server.sent]).toEqual(['SAVED', [['3']]])
  expect(editor.step('undo')).toBe(true)
  await vi.runAllTimersAsync()
  expect([server.sent.at(-1), server.drawing.revision]).toEqual([['2'], 3])
  expect([editor.step('undo'), editor.step('undo'), textsOn(editor)]).toEqual([true, false, ['1']])
})

it('repeated moves of one callout are undone in one step, and other changes one by one (CALLOUT-57)', () => {
  const editor = serverOf([calloutOf({ text: '1' })]).editor()
  for (const text of ['2', '3'])
    editor.change(
      editor.get().history.now.map((one) => ({ ...one, text })),
      'move 1',
    )
  type(editor, '4')
  editor.step('undo')
  expect(textsOn(editor)).toEqual(['3'])
  editor.step('undo')
  expect(textsOn(editor)).toEqual(['1'])
  editor.step('redo')
  expect(textsOn(editor)).toEqual(['3'])
})

it('on a version conflict a user can keep their own changes (CALLOUT-63)', async () => {
  const { server, editor: open } = serverOf([calloutOf({ text: '1' })])
  const editor = open()
  server.drawing = { ...server.drawing, revision: 5, found: [calloutOf({ text: '9' })] }
  type(editor, '2')
  await vi.runAllTimersAsync()
  expect([editor.get().save, textsOn(editor)]).toEqual(['OVERTAKEN', ['2']])
  await editor.keepMine()
  expect([editor.get().save, server.drawing.found[0]?.text]).toEqual(['SAVED', '2'])
})

it('changes made while the newer version is read are kept too (CALLOUT-63)', async () => {
  const { server, editor: open } = serverOf([calloutOf({ text: '1' })])
  const editor = open()
  server.drawing = { ...server.drawing, revision: 5, found: [calloutOf({ text: '9' })] }
  type(editor, '2')
  await vi.runAllTimersAsync()
  const kept = editor.keepMine()
  type(editor, '3')
  await kept
  expect([editor.get().save, textsOn(editor), server.drawing.found[0]?.text]).toEqual(['SAVED', ['3'], '3'])
})

it('on a version conflict a user can take the newer version and undo that (CALLOUT-63)', async () => {
  const { server, editor: open } = serverOf([calloutOf({ text: '1' })])
  const editor = open()
  server.drawing = { ...server.drawing, revision: 5, found: [calloutOf({ text: '9' })] }
  type(editor, '2')
  await vi.runAllTimersAsync()
  await editor.takeTheirs()
  expect([editor.get().save, textsOn(editor), server.kept]).toEqual(['SAVED', ['9'], null])
  editor.step('undo')
  await vi.runAllTimersAsync()
  expect(server.drawing.found[0]?.text).toBe('2')
})

it('a save whose response was lost is not a version conflict (CALLOUT-63)', async () => {
  const { server, editor: open } = serverOf([calloutOf({ text: '1' })])
  const editor = open()
  server.drawing = { ...server.drawing, revision: 2, found: [calloutOf({ text: '2' })] }
  type(editor, '2')
  await vi.runAllTimersAsync()
  expect([editor.get().save, editor.get().drawing.revision]).toEqual(['SAVED', 2])
})

it('callouts are stored on the device while offline and saved once the connection is back (CALLOUT-64)', async () => {
  const { server, editor: open } = serverOf([calloutOf({ text: '1' })], [offline, offline])
  const editor = open()
  type(editor, '2')
  expect(await editor.flush()).toBe(false)
  expect([editor.get().save, server.kept?.callouts[0]?.text]).toEqual(['OFFLINE', '2'])
  await vi.runAllTimersAsync()
  expect([editor.get().save, server.drawing.found[0]?.text, server.kept]).toEqual(['SAVED', '2', null])
})

it('unsaved callouts of a closed page are saved by the next one (CALLOUT-64)', async () => {
  const { server, editor: open } = serverOf([calloutOf({ text: '1' })], [offline])
  const closed = open()
  type(closed, '2')
  closed.leave()
  await vi.runAllTimersAsync()
  expect(server.drawing.found[0]?.text).toBe('1')
  const editor = open()
  expect(textsOn(editor)).toEqual(['2'])
  editor.start()
  await vi.runAllTimersAsync()
  expect([server.drawing.found[0]?.text, server.kept]).toEqual(['2', null])
})

it('a drawing is saved before it is marked as reviewed, and a change reopens its review (CALLOUT-65)', async () => {
  const { server, editor: open } = serverOf([calloutOf({ text: '1' })])
  const editor = open()
  type(editor, '2')
  expect(await editor.lookAt()).toBe(true)
  expect([server.sent.length, server.drawing.state]).toEqual([2, 'LOOKED_AT'])
  type(editor, '3')
  await vi.runAllTimersAsync()
  expect([server.drawing.state, editor.get().drawing.state]).toEqual(['TO_LOOK_AT', 'TO_LOOK_AT'])
})
