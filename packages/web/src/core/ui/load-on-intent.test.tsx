import { afterEach, expect, it, vi } from 'vitest'
import { onFirstIntent } from './load-on-intent.tsx'

const act = vi.fn()
let cancel = () => {}
afterEach(() => {
  cancel()
  act.mockClear()
  document.body.replaceChildren()
})

function point(at: string) {
  document.body.innerHTML = '<p>Text</p><button><svg></svg></button>'
  document.querySelector(at)?.dispatchEvent(new Event('pointerover', { bubbles: true }))
}
const press = () => document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }))

it('the pointer on a control is a sign of intent, on text it is none', () => {
  cancel = onFirstIntent(act)
  point('p')
  expect(act).not.toHaveBeenCalled()
  point('svg')
  expect(act).toHaveBeenCalledOnce()
})

it('a key is a sign of intent, and only the first one counts', () => {
  cancel = onFirstIntent(act)
  press()
  press()
  point('button')
  expect(act).toHaveBeenCalledOnce()
})

it('a cancelled wait for intent never ends', () => {
  onFirstIntent(act)()
  press()
  point('button')
  expect(act).not.toHaveBeenCalled()
})
