import { afterEach, expect, it } from 'vitest'
import { openPage, shown } from '../../../test/open-page.tsx'
import { clearSession, nobody, queryClient, startSession } from '../../core/api/index.ts'

let page: Awaited<ReturnType<typeof openPage>>
afterEach(async () => {
  await page.close()
  queryClient.clear()
  clearSession()
})

async function lookUp(place: string, status: number) {
  const ben = { ...nobody, userId: 7, companyId: 2, companyName: 'Riverbend Irrigation' }
  startSession({ ...ben, token: 't1', accessToken: null })
  const reply = Response.json({ error: "Couldn't retrieve part information." }, { status })
  page = await openPage(`/lookup/${place}`, { [`GET /lookup/${place}`]: reply })
  const main = () => document.querySelector('main')?.textContent ?? ''
  await shown(() => /part information\.|could not be found\./.test(main()))
  return main()
}

const failed = "Couldn't retrieve part information."

it.each(['bom/NOPE', 'part/NOPE'])(
  'an unknown %s shows the error, then Part Not Sellable (LOOKUP-21, SHELL-47)',
  async (place) => {
    const [before, after] = (await lookUp(place, 404)).split('Part Not Sellable.')
    expect(before).toContain(failed)
    expect(after).toMatch(/^The part you are searching for is not sellable or does not exist\./)
  },
)

it('an unknown serial number is reported as a serial number (LOOKUP-21, OQ-114)', async () => {
  const text = await lookUp('serial/100239', 404)
  expect(text).toContain('Serial Number 100239')
  expect(text).toContain('Requested serial number could not be found.')
  expect(text).not.toContain('Part Not Sellable.')
})

it('a server error is reported without calling the part not sellable (LOOKUP-21, OQ-114)', async () => {
  const text = await lookUp('bom/4RB-EM-100', 500)
  expect(text).toContain(failed)
  expect(text).not.toContain('Part Not Sellable.')
})
