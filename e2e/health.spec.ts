import { expect, test } from './fixtures.ts'

test('the shop and its database answer', async ({ request }) => {
  const answer = await request.get('/api/health')
  expect(answer.status()).toBe(200)
  expect(await answer.json()).toEqual({ status: 'ok', erp: 'ok', erpFailingSince: null })
})

test('OQ-01: a missing drawing is a real 404', async ({ request }) => {
  for (const answer of [await request.head('/svgs/nothing.svg'), await request.get('/svgs/nothing.svg')])
    expect(answer.status()).toBe(404)
})

test('ERR: an unknown path of the API is a 404 with a sentence', async ({ request }) => {
  const answer = await request.get('/api/nothing')
  expect(answer.status()).toBe(404)
  expect(await answer.json()).toEqual({ error: expect.stringMatching(/\w/), code: 'NOT_FOUND' })
})

test('the scripts of a page come compressed, and the browser may keep them', async ({ request }) => {
  const page = await (await request.get('/login')).text()
  const script = await request.get(/src="(\/assets\/[^"]+)"/.exec(page)?.[1] ?? '')
  expect(script.headers()).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
  })
})
