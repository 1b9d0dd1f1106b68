import { expect, test } from './fixtures.ts'

test('the shop and its ERP report ok', async ({ request }) => {
  const answer = await request.get('/api/health')
  expect(answer.status()).toBe(200)
  expect(await answer.json()).toEqual({ status: 'ok', erp: 'ok', erpFailingSince: null })
})

test('a missing drawing returns 404 (OQ-01)', async ({ request }) => {
  for (const answer of [await request.head('/svgs/nothing.svg'), await request.get('/svgs/nothing.svg')])
    expect(answer.status()).toBe(404)
})

test('an unknown API path returns 404 with a message (ERR)', async ({ request }) => {
  const answer = await request.get('/api/nothing')
  expect(answer.status()).toBe(404)
  expect(await answer.json()).toEqual({ error: expect.stringMatching(/\w/), code: 'NOT_FOUND' })
})

test('scripts are served compressed and cacheable', async ({ request }) => {
  const page = await (await request.get('/login')).text()
  const script = await request.get(/src="(\/assets\/[^"]+)"/.exec(page)?.[1] ?? '')
  expect(script.headers()).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
  })
})
