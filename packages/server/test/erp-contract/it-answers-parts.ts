import { expect, it } from 'vitest'
import { type ErpUnderTest, handOf } from './erp-under-test.ts'

const decimal = /^\d+(\.\d+)?$/

export function itAnswersParts(underTest: () => ErpUnderTest): void {
  it('OQ-47: answers a batch in the order asked, whatever the case of a number, without parts that it does not know', async () => {
    const { erp, customer, stockedPart, madePart } = underTest()
    const answers = await erp.askParts(customer, [
      { partNumber: madePart.partNumber.toLowerCase(), quantity: '1' },
      { partNumber: 'NO-SUCH-PART', quantity: '1' },
      { partNumber: stockedPart, quantity: '5' },
      { partNumber: madePart.partNumber, quantity: '2' },
    ])
    expect(answers.map(({ partNumber, quantity }) => [partNumber, quantity])).toEqual([
      [madePart.partNumber, '1'],
      [stockedPart, '5'],
      [madePart.partNumber, '2'],
    ])
    expect(answers.map((one) => one.leadTimeDays)).toEqual([
      madePart.leadTimeDays,
      answers[1]?.leadTimeDays,
      madePart.leadTimeDays,
    ])
  })

  it('tells stock that holds something, by warehouse, and when it said so', async () => {
    const { erp, customer, stockedPart, madePart, now } = underTest()
    const [stocked, made] = await erp.askParts(customer, [
      { partNumber: stockedPart, quantity: '5' },
      { partNumber: madePart.partNumber, quantity: '1' },
    ])
    expect(stocked?.stock.reduce((sum, one) => sum + Number(one.quantity), 0)).toBeGreaterThanOrEqual(5)
    expect(stocked?.stock.every((one) => one.warehouse !== '' && Number(one.quantity) > 0)).toBe(true)
    expect(made).toMatchObject({ stock: [], receipts: [] })
    expect(new Date(stocked?.asOf ?? 0).getTime()).toBeGreaterThanOrEqual(now.getTime() - 1_000)
  })

  it('tells the customer’s nearest warehouse first, and what is on order by date', async (context) => {
    const { erp, customer, awaitedPart } = underTest()
    if (typeof awaitedPart === 'string') return context.skip(awaitedPart)
    const { partNumber, stock, receipts } = awaitedPart
    const [answer] = await erp.askParts(customer, [{ partNumber, quantity: '10' }])
    expect(answer?.stock.map((one) => [one.warehouse, Number(one.quantity)])).toEqual(
      stock.map((one) => [one.warehouse, Number(one.quantity)]),
    )
    expect(answer?.receipts.map((one) => [one.dueOn, Number(one.quantity)])).toEqual(
      receipts.map((one) => [one.dueOn, Number(one.quantity)]),
    )
  })

  it('tells quantities and prices as decimal strings, the cutoff as a time', async () => {
    const { erp, customer, stockedPart } = underTest()
    const [answer] = await erp.askParts(customer, [{ partNumber: stockedPart, quantity: '2.5' }])
    expect(answer?.quantity).toBe('2.5')
    expect(answer?.price).toMatch(decimal)
    for (const { quantity } of [...(answer?.stock ?? []), ...(answer?.receipts ?? [])])
      expect(quantity).toMatch(decimal)
    expect(answer?.cutoff ?? '16:00').toMatch(/^([01]\d|2[0-3]):[0-5]\d$/)
  })

  it('answers a price that has changed with the next question', async (context) => {
    const { erp, customer, stockedPart } = underTest()
    const setPrice = handOf(context, underTest(), 'setPrice')
    const price = async () =>
      Number((await erp.askParts(customer, [{ partNumber: stockedPart, quantity: '1' }]))[0]?.price)
    const before = await price()
    await setPrice(stockedPart, (before + 1.5).toFixed(2))
    expect(await price()).toBeCloseTo(before + 1.5, 2)
    await setPrice(stockedPart, before.toFixed(2))
  })

  it('answers a cart of 500 lines at once', async () => {
    const { erp, customer, stockedPart } = underTest()
    const wanted = Array.from({ length: 500 }, (_, index) => ({
      partNumber: stockedPart,
      quantity: String(1 + (index % 50)),
    }))
    const answers = await erp.askParts(customer, wanted)
    expect(answers.map((one) => one.quantity)).toEqual(wanted.map((one) => one.quantity))
  })

  it('answers nothing to nothing', async () => {
    const { erp, customer } = underTest()
    expect(await erp.askParts(customer, [])).toEqual([])
  })
}
