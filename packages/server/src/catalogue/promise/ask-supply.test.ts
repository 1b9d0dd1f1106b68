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

it('PROMISE-08: the last answer is told before long, and one that comes late is kept', async () => {
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

it('PROMISE-08: a question that it never answered is not waited for longer, and none is asked again while it hangs', async () => {
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

it('PROMISE-08: one question under way is shared by who asks the same; only the rest is asked', async () => {
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

it('PROMISE-04: the cutoff is the ERP’s, or the one that is set where it tells none', async () => {
  const cutoffOf = async (quantity: string) => {
    const { heard } = await askSupply(shop, 'A-RIVER', [{ partNumber: 'TB10773', quantity }])
    return [...heard.values()].map(({ answer }) => answer.cutoff)
  }
  expect(await cutoffOf('951')).toEqual(['14:00'])
  answers.next = suppliedBy({ cutoff: '11:30' })
  expect(await cutoffOf('952')).toEqual(['11:30'])
})
