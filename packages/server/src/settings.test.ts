import { describe, expect, it } from 'vitest'
import { readSettings } from './settings.ts'

describe('settings', () => {
  it('are all optional: the demo on the embedded database at port 3000', () => {
    expect(readSettings({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      demo: true,
      registrationEnabled: true,
      servesWeb: true,
      runsWorkers: true,
      publicUrl: 'http://localhost:3000',
    })
  })

  it('switch demo and registration off beside production settings', () => {
    const settings = readSettings({
      DATABASE_URL: 'postgres://shop@db/shop',
      PUBLIC_URL: 'https://shop.example/',
    })
    expect(settings).toMatchObject({
      demo: false,
      registrationEnabled: false,
      publicUrl: 'https://shop.example',
    })
  })

  it.each([
    ['PORT', 'http', /PORT/],
    ['PORT', '70000', /PORT/],
    ['DATABASE_URL', 'mysql://shop:secret@db/shop', /DATABASE_URL.*mysql:\/\/…@db/],
    ['SMTP_URL', 'localhost', /SMTP_URL/],
    ['LOG_LEVEL', 'loud', /LOG_LEVEL/],
    ['DEMO', 'maybe', /DEMO/],
    ['ROLE', 'cook', /ROLE/],
    ['PUBLIC_URL', 'shop', /PUBLIC_URL/],
    ['TRUSTED_PROXIES', '10.0.0.1,proxy', /TRUSTED_PROXIES/],
  ])('%s=%s stops the start with a sentence that names it', (name, value, sentence) => {
    expect(() => readSettings({ [name]: value })).toThrow(sentence)
  })

  it('take addresses and networks of proxies', () => {
    const proxies = readSettings({ TRUSTED_PROXIES: 'loopback, 10.0.0.0/8,::1' }).trustedProxies
    expect(proxies).toEqual(['loopback', '10.0.0.0/8', '::1'])
  })

  it('refuse the demo beside a production setting, and never show its secret', () => {
    expect(() => readSettings({ DEMO: 'true', SMTP_URL: 'smtp://u:secret@mail' })).toThrow(/DEMO.*SMTP_URL/)
    expect(() => readSettings({ DATABASE_URL: 'mysql://shop:secret@db/shop' })).not.toThrow(/secret/)
  })

  it('count an empty value as unset and split the roles', () => {
    expect(readSettings({ PORT: '', ROLE: 'worker' })).toMatchObject({
      port: 3000,
      servesWeb: false,
      runsWorkers: true,
    })
  })
})
