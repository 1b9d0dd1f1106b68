import { Writable } from 'node:stream'
import { expect, it, onTestFinished } from 'vitest'
import { openTestShop } from '../../../test/open-test-shop.ts'
import { openLog } from '../log/log.ts'

/** Opens a shop with these settings and collects the warnings that it logs. */
async function open(env: Record<string, string> = {}) {
  const warnings: string[] = []
  const log = openLog(
    'warn',
    new Writable({
      write(line, _, done) {
        warnings.push((JSON.parse(String(line)) as { msg: string }).msg)
        done()
      },
    }),
  )
  const shop = await openTestShop({ log }, env)
  onTestFinished(() => shop.close())
  const ask = (headers: Record<string, string> = {}, remoteAddress = '10.0.0.5') =>
    shop.app.inject({ url: '/api/live', headers, remoteAddress })
  return { warnings, ask }
}

const atTheStart =
  'PUBLIC_URL is https, so a proxy stands before the shop, but TRUSTED_PROXIES is not set: everybody behind the proxy counts as one address and shares its limits.'

it('an untrusted proxy is reported once, with its address and the setting', async () => {
  const { warnings, ask } = await open()
  await ask()
  expect(warnings).toEqual([])
  await ask({ 'x-forwarded-for': '203.0.113.9' })
  await ask({ 'x-forwarded-for': '203.0.113.9' })
  expect(warnings).toEqual([
    'X-Forwarded-For came from 10.0.0.5, which is not believed: everybody behind the proxy counts as one address and shares its limits. Name the proxy in TRUSTED_PROXIES and let it send X-Forwarded-For.',
  ])
})

it('an untrusted proxy beside trusted ones is reported, and so is one that sends Forwarded', async () => {
  const { warnings, ask } = await open({ TRUSTED_PROXIES: '10.0.0.5' })
  await ask({ 'x-forwarded-for': '203.0.113.9' })
  expect(warnings).toEqual([])
  await ask({ 'x-forwarded-for': '203.0.113.9' }, '10.0.0.6')
  expect(warnings).toEqual([expect.stringContaining('X-Forwarded-For came from 10.0.0.6,')])

  const other = await open({ TRUSTED_PROXIES: '10.0.0.5' })
  await other.ask({ forwarded: 'for=203.0.113.9' })
  expect(other.warnings).toEqual([expect.stringContaining('Forwarded came from 10.0.0.5,')])
})

it.each([
  [{ PUBLIC_URL: 'https://parts.example' }, [atTheStart]],
  [{ PUBLIC_URL: 'https://parts.example', TRUSTED_PROXIES: '10.0.0.5' }, []],
  [{ PUBLIC_URL: 'http://parts.example' }, []],
])('at the start, %j warns of %j', async (env, said) => {
  expect((await open(env)).warnings).toEqual(said)
})
