import { describe, expect, it } from 'vitest'
import { readSettings, WrongSetting } from './settings.ts'

describe('settings', () => {
  it('are all optional: the default is the demo on the embedded database at port 3000', () => {
    expect(readSettings({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      mayBeDemo: true,
      registrationEnabled: true,
      servesWeb: true,
      runsWorkers: true,
      publicUrl: 'http://localhost:3000',
    })
  })

  it.each([
    ['Desk@Shop.example', null, 'desk@shop.example'],
    ['Shop Parts <desk@shop.example>', 'Shop Parts', 'desk@shop.example'],
    ['"Parts, Shop" <desk@shop.example>', 'Parts, Shop', 'desk@shop.example'],
  ])('MAIL_FROM %j is %s at %s', (from, name, address) => {
    expect(readSettings({ MAIL_FROM: from }).mailFrom).toEqual({ name, address })
  })

  it('log text from level warn by default, and JSON from level info', () => {
    expect(readSettings({})).toMatchObject({ logFormat: 'text', logLevel: 'warn' })
    expect(readSettings({ LOG_FORMAT: 'json' })).toMatchObject({ logFormat: 'json', logLevel: 'info' })
    expect(readSettings({ LOG_LEVEL: 'debug' }).logLevel).toBe('debug')
  })

  it('set the warranty to 24 months, and at most 30 since shipping, by default (CLAIM-05)', () => {
    expect(readSettings({}).warranty).toEqual({ months: 24, shippedMonths: 30 })
    const own = { WARRANTY_MONTHS: '12', WARRANTY_SHIPPED_MONTHS: '0' }
    expect(readSettings(own).warranty).toEqual({ months: 12, shippedMonths: 0 })
    expect(() => readSettings({ WARRANTY_MONTHS: '-1' })).toThrow('WARRANTY_MONTHS')
  })

  it('without MAIL_FROM the sender is the mailbox of the host (FACE-08)', () => {
    const settings = readSettings({ PUBLIC_URL: 'https://shop.harrow.example/' })
    expect(settings).toMatchObject({ mailFrom: undefined, hostMailbox: 'parts@shop.harrow.example' })
    expect(readSettings({}).hostMailbox).toBe('parts@localhost.invalid')
  })

  it('turn off demo and registration when production settings are set', () => {
    const settings = readSettings({
      DATABASE_URL: 'postgres://shop@db/shop',
      PUBLIC_URL: 'https://shop.example/',
    })
    expect(settings).toMatchObject({
      mayBeDemo: false,
      registrationEnabled: false,
      publicUrl: 'https://shop.example',
    })
  })

  it.each([
    ['PORT', 'http', /PORT/],
    ['PORT', '70000', /PORT/],
    ['DATABASE_URL', 'mysql://shop:secret@db/shop', /DATABASE_URL.*mysql:\/\/…@db/],
    ['SMTP_URL', 'localhost', /SMTP_URL/],
    ['SMTP_URL', 'smtp://shop:12/34@mail', /SMTP_URL.*'smtp:\/\/…@mail'.*%2F/],
    ['DATABASE_URL', 'postgres://shop:12/34@db/shop', /DATABASE_URL.*'postgres:\/\/…@db\/shop'.*%2F/],
    ['DATABASE_URL', 'postgres://shop:12?34@db/shop', /DATABASE_URL.*%3F/],
    ['DATABASE_URL', 'postgres://shop:12#34@db/shop', /DATABASE_URL.*%23/],
    ['FILES_URL', 's3://key:secret@files.example', /FILES_URL.*must name a bucket/],
    ['FILES_URL', 's3://key:secret@files.example/', /FILES_URL.*must name a bucket/],
    ['FILES_URL', 's3://key:12/34@files.example/shop', /FILES_URL.*%2F/],
    ['METRICS_TOKEN', 'short-secret', /METRICS_TOKEN is wrong: '…'/],
    ['MAIL_FROM', 'parts', /MAIL_FROM.*'parts'/],
    ['MAIL_FROM', 'Parts <parts@shop.example>, <eve@evil.example>', /MAIL_FROM/],
    ['ERP_SECONDS', '0', /ERP_SECONDS/],
    ['ERP_SYNC_MINUTES', '-1', /ERP_SYNC_MINUTES/],
    ['ERP_CUTOFF', '2 pm', /ERP_CUTOFF.*must be a time of day such as 14:00/],
    ['ERP_CUTOFF', '24:00', /ERP_CUTOFF/],
    ['LOG_FORMAT', 'xml', /LOG_FORMAT/],
    ['LOG_LEVEL', 'loud', /LOG_LEVEL/],
    ['DEMO', 'maybe', /DEMO/],
    ['ROLE', 'cook', /ROLE/],
    ['PUBLIC_URL', 'shop', /PUBLIC_URL/],
    ['TRUSTED_PROXIES', '10.0.0.1,proxy', /TRUSTED_PROXIES/],
    ['DOCUMENT_HOSTS', 'https://docs.example', /DOCUMENT_HOSTS.*hosts without scheme and path/],
    ['DOCUMENT_HOSTS', "docs.example; script-src 'unsafe-inline'", /DOCUMENT_HOSTS/],
    ['DOCUMENT_HOSTS', '*', /DOCUMENT_HOSTS/],
    ['DOCUMENT_HOSTS', 'docs.example,', /DOCUMENT_HOSTS/],
    ['LINK_MANUALS', 'https://docs.example/', /LINK_MANUALS.*with \{name\} behind the host/],
    ['LINK_MANUALS', 'https://docs.example/{name}/{serial}', /LINK_MANUALS/],
    ['LINK_MANUALS', 'https://{name}.docs.example/', /LINK_MANUALS/],
    ['LINK_DRAWINGS', 'http://docs.example/{number}', /LINK_DRAWINGS/],
    ['LINK_DRAWINGS', '//docs.example/{number}', /LINK_DRAWINGS/],
    ['LINK_CATALOGUE', 'javascript:alert({type})', /LINK_CATALOGUE/],
    ['LINK_VIDEOS', 'videos.example/channel', /LINK_VIDEOS/],
    ['LINK_ASSETS', 'https://assets.example/{serial}', /LINK_ASSETS.*\{bom\} and \{serial\}/],
  ])('%s=%s stops the start with a message that names it', (name, value, sentence) => {
    expect(() => readSettings({ [name]: value })).toThrow(sentence)
  })

  it('accept addresses and networks of proxies', () => {
    const proxies = readSettings({ TRUSTED_PROXIES: 'loopback, 10.0.0.0/8,::1' }).trustedProxies
    expect(proxies).toEqual(['loopback', '10.0.0.0/8', '::1'])
  })

  it('accept document hosts and links, and the demo links to its own documents (OQ-69, SERIAL-04)', () => {
    const settings = readSettings({
      DOCUMENT_HOSTS: 'Docs.example, files.example:8443',
      LINK_DRAWINGS: 'http://localhost:4000/{number}',
      LINK_ASSETS: 'https://assets.example/find?bom={bom}&serial={serial}',
    })
    expect(settings.documentHosts).toEqual(['docs.example', 'files.example:8443'])
    expect(settings.links).toEqual({
      manuals: '/documents/{name}.pdf',
      drawings: 'http://localhost:4000/{number}',
      catalogue: '/search?q={type}',
      videos: 'https://videos.example/',
      assets: 'https://assets.example/find?bom={bom}&serial={serial}',
    })
    const production = readSettings({ DEMO: 'off' })
    expect(production).toMatchObject({
      documentHosts: [],
      links: { manuals: undefined, catalogue: undefined, videos: undefined, assets: undefined },
    })
  })

  it('reject the demo beside a production setting, and never show its secret', () => {
    expect(() => readSettings({ DEMO: 'true', SMTP_URL: 'smtp://u:secret@mail' })).toThrow(/DEMO.*SMTP_URL/)
    expect(() => readSettings({ DATABASE_URL: 'mysql://shop:secret@db/shop' })).not.toThrow(/secret/)
  })

  it('require a token for a metrics port that is reachable from outside this machine', () => {
    const beyond = { METRICS_PORT: '9100', HOST: '0.0.0.0' }
    expect(() => readSettings(beyond)).toThrow(/^METRICS_PORT is set without a METRICS_TOKEN/)
    expect(readSettings({ ...beyond, METRICS_TOKEN: '0123456789abcdef' }).metricsToken).toBe(
      '0123456789abcdef',
    )
    for (const HOST of ['127.0.0.1', '127.1.2.3', '::1', 'localhost'])
      expect(readSettings({ METRICS_PORT: '9100', HOST }).metricsToken).toBeUndefined()
  })

  it.each(['web', 'worker'])('reject ROLE=%s on the embedded database', (ROLE) => {
    expect(() => readSettings({ ROLE })).toThrow(/^ROLE is \w+ without a DATABASE_URL/)
    expect(() => readSettings({ ROLE, DATABASE_URL: 'postgres://shop@db/shop' })).not.toThrow()
  })

  it('treat an empty value as unset, and split the roles', () => {
    const DATABASE_URL = 'postgres://shop@db/shop'
    expect(readSettings({ PORT: '', ROLE: 'worker', DATABASE_URL })).toMatchObject({
      port: 3000,
      servesWeb: false,
      runsWorkers: true,
    })
  })

  it('ERP_URL names a Tryton server, with plain HTTP only on the same machine (ERP-10)', () => {
    const url = 'tryton+https://shop:p%40ss@tryton.example/production'
    expect(readSettings({ ERP_URL: url })).toMatchObject({ erpUrl: url, mayBeDemo: false })
    expect(readSettings({ ERP_URL: 'tryton+http://shop:p@127.0.0.1:8000/production' }).mayBeDemo).toBe(false)
  })

  it.each([
    ['https://tryton.example/db', 'must be tryton+https://user:password@host/database'],
    ['tryton+https://shop:secret@host', 'must be tryton+https://user:password@host/database, with @ as %40'],
    ['tryton+https://shop:secret@host/a/b', 'must be tryton+https://user:password@host/database'],
    [
      'tryton+https://shop:se/cret@host/db',
      'must be tryton+https://user:password@host/database, with @ as %40',
    ],
    [
      'tryton+https://shop:secret%@host/db',
      'must be tryton+https://user:password@host/database, with @ as %40',
    ],
    [
      'tryton+http://shop:secret@host/db',
      'tryton+http would tell the password to the network: use tryton+https',
    ],
  ])('ERP_URL=%s is rejected with a message that omits its password (ERP-10)', (ERP_URL, words) => {
    const read = () => readSettings({ ERP_URL })
    expect(read).toThrow(WrongSetting)
    expect(read).toThrow(words)
    expect(read).not.toThrow(/cret/)
  })
})
