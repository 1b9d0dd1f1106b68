import { expect, it } from 'vitest'
import { type ErpUnderTest, handOf, sampleOrder } from './erp-under-test.ts'

const decimal = /^\d+(\.\d+)?$/

export function testParts(underTest: () => ErpUnderTest): void {
  it('answers a batch in the order asked, with part numbers in any case, without unknown parts (OQ-47)', async () => {
    const { erp, customer, stockedPart, madePart } = underTest()
    const answers = await erp.askParts(customer, [
      { partNumber: madePart.partNumber.toLowerCase(), quantity: '1' },
      { partNumber: 'NO-SUCH-PART', quantity: '1' },
      { partNumber: stockedPart, quantity: '5' },
      { partNumber: madePart.partNumber, quantity: '2' },
    ])
    expect(
      answers.map(({ partNumber, quantity }) => [partNumber, quantity]),
      'parts and quantities in the order asked, without NO-SUCH-PART',
    ).toEqual([
      [madePart.partNumber, '1'],
      [stockedPart, '5'],
      [madePart.partNumber, '2'],
    ])
    expect(
      answers.map((one) => one.leadTimeDays),
      'lead times',
    ).toEqual([madePart.leadTimeDays, answers[1]?.leadTimeDays, madePart.leadTimeDays])
  })

  it('returns stock by warehouse, without empty ones, and the time of the answer', async () => {
    const { erp, customer, stockedPart, madePart, now } = underTest()
    const [stocked, made] = await erp.askParts(customer, [
      { partNumber: stockedPart, quantity: '5' },
      { partNumber: madePart.partNumber, quantity: '1' },
    ])
    const free = stocked?.stock ?? []
    expect(
      free.reduce((sum, one) => sum + Number(one.quantity), 0),
      'what is free of `stockedPart`',
    ).toBeGreaterThanOrEqual(5)
    for (const { warehouse, quantity } of free) {
      expect(warehouse, 'a warehouse has a name').not.toBe('')
      expect(
        Number(quantity),
        `free in ${warehouse}: a warehouse that holds nothing is left out`,
      ).toBeGreaterThan(0)
    }
    expect(made, '`madePart` is not stocked and not on order').toMatchObject({ stock: [], receipts: [] })
    for (const [name, answer] of Object.entries({ stocked, made })) {
      const at = new Date(answer?.asOf ?? '').getTime()
      const wrong = `asOf of the ${name} part, ${answer?.asOf}, is no instant of when the ERP answered`
      expect(at, wrong).toBeGreaterThanOrEqual(now.getTime() - 1_000)
      expect(at, wrong).toBeLessThanOrEqual(underTest().now.getTime() + 1_000)
    }
  })

  it('returns the customer’s nearest warehouse first, and receipts by date', async (context) => {
    const { erp, customer, awaitedPart } = underTest()
    if (typeof awaitedPart === 'string') return context.skip(awaitedPart)
    const { partNumber, stock, receipts } = awaitedPart
    const [answer] = await erp.askParts(customer, [{ partNumber, quantity: '10' }])
    expect(
      answer?.stock.map((one) => [one.warehouse, Number(one.quantity)]),
      'nearest to the customer first; free, not what lies there',
    ).toEqual(stock.map((one) => [one.warehouse, Number(one.quantity)]))
    expect(
      answer?.receipts.map((one) => [one.dueOn, Number(one.quantity)]),
      'on order by date, less what is spoken for',
    ).toEqual(receipts.map((one) => [one.dueOn, Number(one.quantity)]))
  })

  it('returns quantities and prices as decimal strings, the cutoff as a time', async () => {
    const { erp, customer, stockedPart } = underTest()
    const [answer] = await erp.askParts(customer, [{ partNumber: stockedPart, quantity: '2.5' }])
    expect(answer?.quantity, 'the quantity as it was asked for').toBe('2.5')
    expect(answer?.price, 'the price').toMatch(decimal)
    for (const { quantity } of [...(answer?.stock ?? []), ...(answer?.receipts ?? [])])
      expect(quantity, 'a quantity of stock or receipts').toMatch(decimal)
    expect(answer?.cutoff ?? '16:00', 'the cutoff, HH:MM').toMatch(/^([01]\d|2[0-3]):[0-5]\d$/)
  })

  it('returns a changed price in the next answer', async (context) => {
    const { erp, customer, stockedPart } = underTest()
    const setPrice = handOf(context, underTest(), 'setPrice')
    const price = async () =>
      Number((await erp.askParts(customer, [{ partNumber: stockedPart, quantity: '1' }]))[0]?.price)
    const before = await price()
    await setPrice(stockedPart, (before + 1.5).toFixed(2))
    expect(await price(), 'the price after it was raised by 1.50').toBeCloseTo(before + 1.5, 2)
    await setPrice(stockedPart, before.toFixed(2))
  })

  it('answers a cart of 500 lines at once', async () => {
    const { erp, customer, stockedPart } = underTest()
    const wanted = Array.from({ length: 500 }, (_, index) => ({
      partNumber: stockedPart,
      quantity: String(1 + (index % 50)),
    }))
    const answers = await erp.askParts(customer, wanted)
    expect(
      answers.map((one) => one.quantity),
      'quantities in the order asked',
    ).toEqual(wanted.map((one) => one.quantity))
  })

  it('answers 200 different parts, in as many calls as two', async (context) => {
    const { erp, customer, manyParts, calls } = underTest()
    if (typeof manyParts === 'string') return context.skip(manyParts)
    expect(new Set(manyParts).size, 'different parts in `manyParts`').toBeGreaterThanOrEqual(200)
    async function ask(partNumbers: string[]) {
      const before = typeof calls === 'string' ? 0 : calls()
      const wanted = partNumbers.map((partNumber) => ({ partNumber, quantity: '1' }))
      const answers = await erp.askParts(customer, wanted)
      expect(
        answers.map((one) => one.partNumber),
        'the parts that were asked for',
      ).toEqual(partNumbers)
      return typeof calls === 'string' ? 0 : calls() - before
    }
    await ask(manyParts.slice(0, 2))
    const few = await ask(manyParts.slice(0, 2))
    expect(await ask(manyParts), `calls for many parts, where two took ${few}`).toBeLessThanOrEqual(few + 10)
  })

  it('never mixes up the prices of customers and quantities', async (context) => {
    const { erp, customer, stockedPart, otherCustomer } = underTest()
    if (typeof otherCustomer === 'string') return context.skip(otherCustomer)
    const price = async (of: string, quantity: string) =>
      Number((await erp.askParts(of, [{ partNumber: stockedPart, quantity }]))[0]?.price)
    const own = await price(customer, '1')
    const asked = await Promise.all(
      otherCustomer.prices.flatMap(([quantity, reported]) => [
        price(customer, '1').then((is) => ({ who: 'the customer', is, reported: own })),
        price(otherCustomer.customer, quantity).then((is) => ({
          who: quantity,
          is,
          reported: Number(reported),
        })),
      ]),
    )
    for (const { who, is, reported } of asked) expect(is, `the price of ${who}`).toBeCloseTo(reported, 4)
    expect(own, 'the price of the customer, not of the other').not.toBe(Number(otherCustomer.prices[0]?.[1]))
  })

  it('returns less free stock once some is ordered', async (context) => {
    const { erp, customer, stockedPart, tells } = underTest()
    if (tells.freeStock !== true) return context.skip(tells.freeStock)
    const free = async () => {
      const [answer] = await erp.askParts(customer, [{ partNumber: stockedPart, quantity: '1' }])
      return answer?.stock.reduce((sum, one) => sum + Number(one.quantity), 0) ?? 0
    }
    const before = await free()
    await erp.submitOrder(sampleOrder(customer, stockedPart))
    expect(await free(), 'what is free after 2 were ordered').toBe(before - 2)
  })

  it('returns no parts when none are asked for', async () => {
    const { erp, customer } = underTest()
    expect(await erp.askParts(customer, []), 'answers to no question').toEqual([])
  })
}
