import { cartMessages, getCartQuantity, putCart } from '@volute/domain/buying/cart'
import { getLookup } from '@volute/domain/catalogue/bom'
import { messages } from '@volute/domain/core/kernel'
import { acceptPolicy, signIn } from '@volute/domain/people/session'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { call } from './api-client.ts'
import { onBehind, onSessionEnd } from './api-error.ts'
import { signInPath } from './session-end.ts'
import { clearSession, getSession, startSession } from './session-store.ts'

const fallback = 'Unable to save quote.'
const ben = {
  userId: 7,
  userName: 'Ben Ortiz',
  emailAddress: 'ben@riverbend.example',
  companyId: 2,
  companyName: 'Riverbend Irrigation',
  isCompanyHidden: false,
  permissions: [],
  isPackager: false,
  worksForProvider: false,
}
const sent = vi.fn<typeof fetch>()

function answer(status: number, body: string) {
  sent.mockResolvedValue(new Response(body, { status }))
}

beforeEach(() => {
  vi.stubGlobal('fetch', sent)
  startSession({ ...ben, token: 't1', accessToken: null })
})
afterEach(() => {
  vi.unstubAllGlobals()
  sent.mockReset()
  clearSession()
})

describe('the request', () => {
  it('fills the path and sends the token and the company id (ERR-01, OQ-02, OQ-12)', async () => {
    answer(200, '{}')
    await call(getLookup, { type: 'bom', identifier: '4RB/EM 100' }, { fallback })
    expect(sent).toHaveBeenCalledWith(
      '/api/lookup/bom/4RB%2FEM%20100',
      expect.objectContaining({
        method: 'GET',
        headers: { Authorization: 'Bearer t1', 'X-Company-Id': '2' },
        body: null,
      }),
    )
  })

  it('sends the body as JSON (ERR-01, ERR-02)', async () => {
    answer(200, '{}')
    const items = [{ partId: 3, quantity: 2 }]
    await call(putCart, { replaceAll: false, items }, { fallback })
    const [url, init] = sent.mock.calls[0] ?? []
    expect(url).toBe('/api/cart')
    expect(init?.headers).toMatchObject({ 'Content-Type': 'application/json' })
    expect(init?.body).toBe(JSON.stringify({ replaceAll: false, items }))
  })

  it('sends a given token without a company before there is a session (AUTH-17)', async () => {
    clearSession()
    answer(200, '{}')
    await call(acceptPolicy, {}, { fallback, token: 'new' })
    expect(sent.mock.calls[0]?.[1]?.headers).toEqual({ Authorization: 'Bearer new' })
  })

  it('sends no token while signed out', async () => {
    clearSession()
    answer(200, '{}')
    await call(signIn, { username: 'a@b.example', password: 'x' }, { fallback })
    expect(sent.mock.calls[0]?.[1]?.headers).toEqual({ 'Content-Type': 'application/json' })
  })
})

describe('the response', () => {
  it.each([
    ['TV-24a', 400, '{"error":"Bad zip"}', 'Bad zip'],
    ['TV-24a', 400, '{"error":{"a":1}}', fallback],
    ['TV-24a', 500, '{"error":"stack trace"}', fallback],
    ['TV-24b', 404, '<html>', messages.notJson],
    ['TV-24b', 200, '', fallback],
  ])('%s: %i %s gives the message %s (ERR-03, ERR-07, ERR-08, ERR-09)', async (_, status, body, sentence) => {
    answer(status, body)
    await expect(call(getCartQuantity, {}, { fallback })).rejects.toMatchObject({ status, message: sentence })
  })

  it('200 {} is a success (TV-24b)', async () => {
    answer(200, '{}')
    await expect(call(getCartQuantity, {}, { fallback })).resolves.toEqual({})
  })

  it('a network failure has status 500 (ERR-05)', async () => {
    sent.mockRejectedValue(new TypeError('fetch failed'))
    await expect(call(getCartQuantity, {}, { fallback })).rejects.toMatchObject({
      status: 500,
      message: fallback,
    })
  })
})

describe('the end of a session (AUTH-22, ERR-04, TV-24c)', () => {
  it.each([
    [401, messages.unauthorized, 'UNAUTHORIZED', 'unauthorized'],
    [403, messages.policyRequired, 'POLICY_REQUIRED', 'policy'],
  ])('%i "%s" signs out', async (status, error, code, reason) => {
    const ended = vi.fn()
    onSessionEnd(ended)
    answer(status, JSON.stringify({ error, code }))
    await expect(call(getCartQuantity, {}, { fallback })).rejects.toThrow(error)
    expect(ended).toHaveBeenCalledWith(reason)
    expect(signInPath()).not.toBe('/login')
    expect(getSession().token).toBe('')
  })

  it.each([
    [400, 'Invalid email or password.'],
    [403, messages.forbidden],
  ])('%i "%s" does not sign out', async (status, error) => {
    answer(status, JSON.stringify({ error }))
    await expect(call(getCartQuantity, {}, { fallback })).rejects.toThrow(error)
    expect(getSession().token).toBe('t1')
  })

  it('a 401 for a call made after the sign-out does not end the session again (AUTH-21)', async () => {
    const ended = vi.fn()
    onSessionEnd(ended)
    clearSession()
    answer(401, JSON.stringify({ error: messages.unauthorized }))
    await expect(call(getCartQuantity, {}, { fallback })).rejects.toThrow()
    expect(ended).not.toHaveBeenCalled()
  })

  it('a late 401 of an earlier session keeps the new session', async () => {
    answer(401, JSON.stringify({ error: messages.unauthorized }))
    await expect(call(getCartQuantity, {}, { fallback, token: 'old' })).rejects.toThrow()
    expect(getSession().token).toBe('t1')
  })
})

describe('an answer reports an outdated tab only for company and permission changes (OQ-12, OQ-13)', () => {
  it.each([
    ['another company is acted for', 409, messages.otherCompany, 'OTHER_COMPANY', 1],
    ['a right is missing', 403, messages.forbidden, 'FORBIDDEN', 1],
    ['the cart has another version', 409, cartMessages.cartChanged, 'CART_CHANGED', 0],
    ['the act has a sentence of its own', 403, cartMessages.mayNotOrder, 'MAY_NOT_ORDER', 0],
  ])('%s', async (_, status, error, code, times) => {
    const behind = vi.fn()
    onBehind(behind)
    answer(status, JSON.stringify({ error, code }))
    await expect(call(getCartQuantity, {}, { fallback })).rejects.toMatchObject({ message: error, code })
    expect(behind).toHaveBeenCalledTimes(times)
  })
})
