import { durations } from '@volute/domain/core/kernel'
import { beforeEach, expect, it } from 'vitest'
import { questionedErp, suppliedBy } from '../../../test/questioned-erp.ts'
import { openLog } from '../../core/log/log.ts'
import { readSettings } from '../../core/settings/settings.ts'
import { askSupply } from './ask-supply.ts'

const { erp, asked, answers } = questionedErp()
const clock = { now: new Date('2026-11-20T12:00:00Z') }
const shop = {
  erp,
  now: () => clock.now,
  log: openLog('silent'),
  settings: readSettings({ ERP_CUTOFF: '14:00' }),
}
const supply = { stock: [{ warehouse: 'Fresno', quantity: '4' }] }

beforeEach(() => {
  asked.length = 0
  answers.next = suppliedBy(supply)
})

it('while the ERP is slow the last answer is returned, and the late answer is cached (PROMISE-08)', async () => {
  const question = { partNumber: 'TB10773', quantity: '21' }
  const ask = (patience?: number) => askSupply(shop, 'A-RIVER', [question], patience)
  await ask()
  clock.now = new Date(clock.now.getTime() + durations.answerMemory)
  const late = Promise.withResolvers<void>()
  answers.next = async (...asking) => {
    await late.promise
    return suppliedBy({ ...supply, leadTimeDays: 9 })(...asking)
  }
  expect([...(await ask(1)).heard.values()]).toMatchObject([{ isOld: true, answer: { leadTimeDays: null } }])
  late.resolve()
  await new Promise(setImmediate)
  expect([...(await ask()).heard.values()]).toMatchObject([{ isOld: false, answer: { leadTimeDays: 9 } }])
  expect(asked.length).toBe(2)
})

it('while a request without an earlier answer hangs, later ones neither wait nor reach the ERP (PROMISE-08)', async () => {
  const ask = (quantity: string, patience: number) =>
    askSupply(shop, 'A-RIVER', [{ partNumber: 'TB10773', quantity }], patience)
  const late = Promise.withResolvers<void>()
  answers.next = async (...asking) => {
    await late.promise
    return suppliedBy(supply)(...asking)
  }
  const never = 10_000_000
  expect(await ask('931', 1)).toMatchObject({ isSilent: true, heard: new Map() })
  expect(await ask('931', never)).toMatchObject({ isSilent: true, heard: new Map() })
  expect(await ask('932', never)).toMatchObject({ isSilent: true, heard: new Map() })
  expect(asked.length).toBe(1)
  late.resolve()
  await new Promise(setImmediate)
  expect([...(await ask('932', never)).heard.keys()]).toEqual(['932 TB10773'])
  expect(asked.length).toBe(2)
})

it('concurrent callers share a pending request, and only the rest is asked (PROMISE-08)', async () => {
  const ask = (...quantities: string[]) =>
    askSupply(
      shop,
      'A-RIVER',
      quantities.map((quantity) => ({ partNumber: 'TB10773', quantity })),
    )
  const heard = await Promise.all([ask('941', '942'), ask('942', '943'), ask('943')])
  expect(heard.map((one) => [...one.heard.keys()].toSorted())).toEqual([
    ['941 TB10773', '942 TB10773'],
    ['942 TB10773', '943 TB10773'],
    ['943 TB10773'],
  ])
  expect(asked.map(([, wanted]) => wanted.map(({ quantity }) => quantity))).toEqual([['941', '942'], ['943']])
})

it('the cutoff comes from the ERP, or from the settings if the ERP has none (PROMISE-04)', async () => {
  const cutoffOf = async (quantity: string) => {
    const { heard } = await askSupply(shop, 'A-RIVER', [{ partNumber: 'TB10773', quantity }])
    return [...heard.values()].map(({ answer }) => answer.cutoff)
  }
  expect(await cutoffOf('951')).toEqual(['14:00'])
  answers.next = suppliedBy({ cutoff: '11:30' })
  expect(await cutoffOf('952')).toEqual(['11:30'])
})
