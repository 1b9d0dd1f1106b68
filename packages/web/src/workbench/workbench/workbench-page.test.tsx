import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { field, openPage, press, shown } from '../../../test/open-page.tsx'
import { fill, textsOf } from '../../../test/render.tsx'
import { clearSession, nobody, renameUser, startSession } from '../../core/api/index.ts'
import { draft, row } from './examples.ts'

let page: Awaited<ReturnType<typeof openPage>>
const requests: SentFile[] = []

/** Request that stays pending until the test answers it. */
class SentFile extends EventTarget {
  upload = new EventTarget()
  status = 0
  responseText = ''
  url = ''
  headers: Record<string, string> = {}
  open(_: string, url: string) {
    this.url = url
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value
  }
  send() {
    requests.push(this)
  }
  abort() {
    this.dispatchEvent(new Event('abort'))
  }
  progress(loaded: number, total: number) {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total }))
  }
  answer(status: number, reply: unknown) {
    Object.assign(this, { status, responseText: JSON.stringify(reply) })
    this.dispatchEvent(new Event('load'))
  }
  lose() {
    this.dispatchEvent(new Event('error'))
  }
}

beforeEach(() => {
  requests.length = 0
  const ada = { ...nobody, userId: 1, companyId: 1, companyName: 'Volute', worksForProvider: true }
  startSession({ ...ada, permissions: ['MANAGE_CATALOGUE'], token: 't1', accessToken: null })
})
afterEach(async () => {
  await page.close()
  clearSession()
})

async function open(path: string, replies: Record<string, unknown> = {}) {
  page = await openPage(path, {
    'GET /workbench/publications': { rowCount: 60, isMore: false, publications: [row] },
    'POST /workbench/publications': { publicationId: 7 },
    'GET /workbench/publications/7': { ...draft, files: [] },
    ...replies,
  })
  vi.stubGlobal('XMLHttpRequest', SentFile)
}

/** Drops files on the page like a browser. */
const drop = (...files: File[]) =>
  dropEntries(files.map((file) => ({ name: file.name, file: (found: (file: File) => void) => found(file) })))

async function dropEntries(entries: object[]) {
  const items = entries.map((entry) => ({
    webkitGetAsEntry: () => ({ isFile: true, isDirectory: false, ...entry }),
  }))
  const dropped = new Event('drop', { bubbles: true, cancelable: true })
  const event = Object.assign(dropped, { dataTransfer: { types: ['Files'], items } })
  await act(async () => document.dispatchEvent(event))
}

const prices = () => new File(['Artikelnummer;Preis'], 'Preise 2027.csv')
const place = () => page.router.state.location.pathname
const uploads = () => textsOf('h2 + ul > li')

it('drafts and publications are listed with state, date, author and counts, filtered and page by page (BRING-41)', async () => {
  await open('/workbench')
  await shown(() => textsOf('tbody tr').length)
  expect(textsOf('tbody td')).toEqual([
    'Prices 2027',
    'Draft',
    expect.stringMatching(/11\/2\d\/2026.*Ada Ferrante$/),
    '',
    '0 added',
    '0 changed',
    '0 closed',
  ])
  await fill(await field('Filter results'), 'price')
  await press('Next page of publications')
  expect(page.router.state.location.searchStr).toBe('?filter=price&page=2')
})

it('a dropped file creates a draft named after it and is uploaded with its progress (BRING-40, BRING-46)', async () => {
  await open('/workbench')
  await shown(() => textsOf('tbody tr').length)
  await drop(prices())
  await shown(() => place() === '/workbench/7' && requests.length)
  const [sent] = requests
  expect(sent?.url).toBe('/api/workbench/publications/7/files?name=Preise+2027.csv')
  expect(sent?.headers['Authorization']).toBe('Bearer t1')
  const begun = vi.mocked<(url: string, init?: RequestInit) => unknown>(fetch).mock.calls
  expect(begun.some(([, init]) => init?.body === '{"name":"Preise 2027"}')).toBe(true)
  await shown(() => uploads().length)
  await act(async () => sent?.progress(42, 100))
  await shown(() => uploads()[0]?.includes('42 %'))
  await act(async () => sent?.answer(201, { fileId: 9 }))
  await shown(() => uploads().length === 0)
})

it('a file dropped while a draft is being created creates no other draft (BRING-40)', async () => {
  await open('/workbench')
  await shown(() => textsOf('tbody tr').length)
  vi.mocked(fetch).mockImplementationOnce(() => new Promise(() => {}))
  await drop(prices())
  await shown(() => textsOf('button').includes('Creating'))
  await drop(prices())
  const begun = vi.mocked(fetch).mock.calls.filter(([, init]) => init?.method === 'POST')
  expect(begun).toHaveLength(1)
})

it('a dropped file that cannot be read is reported (BRING-40)', async () => {
  await open('/workbench/7')
  await shown(() => textsOf('h1').includes('Prices 2027'))
  await dropEntries([
    { name: 'gone.csv', file: (_: unknown, failed: (why: Error) => void) => failed(new Error('gone')) },
  ])
  await shown(() => document.body.textContent.includes('The dropped files could not be read.'))
  expect(uploads()).toEqual([])
})

it('a lost connection is reported and the file sent again, and other files are cancelled or rejected on their own (BRING-47)', async () => {
  await open('/workbench/7')
  await shown(() => textsOf('h1').includes('Prices 2027'))
  await drop(prices(), new File(['x'], 'zweite.csv'), new File([], 'leer.csv'))
  await shown(() => requests.length)
  expect(uploads().map((text) => text.match(/Sending|Waiting|empty/)?.[0])).toEqual([
    'Sending',
    'Waiting',
    'empty',
  ])
  await act(async () => requests[0]?.lose())
  await shown(() => uploads()[0]?.includes('The connection was lost.'))
  // The next upload continues meanwhile.
  await shown(() => requests.length === 2)
  await press('Cancel zweite.csv')
  await press('Send Preise 2027.csv again')
  await shown(() => requests.length === 3)
  const gone = { error: 'This has been published or discarded meanwhile.', code: 'CHANGED_MEANWHILE' }
  await act(async () => requests[2]?.answer(409, gone))
  await shown(() => uploads()[0]?.includes('published or discarded meanwhile'))
  await press('Dismiss Preise 2027.csv')
  await press('Dismiss leer.csv')
  expect(uploads()).toEqual([])
})

it('an upload continues when the user is renamed and stops at the sign-out (BRING-46)', async () => {
  await open('/workbench/7')
  await shown(() => textsOf('h1').includes('Prices 2027'))
  await drop(prices())
  const sent = await shown(() => requests[0])
  const aborted = vi.fn()
  sent.addEventListener('abort', aborted)
  await act(async () => renameUser('Ada Lovelace'))
  expect([aborted.mock.calls.length, uploads().length]).toEqual([0, 1])
  await act(async () => clearSession())
  expect(aborted).toHaveBeenCalled()
})
