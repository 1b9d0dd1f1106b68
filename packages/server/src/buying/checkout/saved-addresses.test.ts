import {
  deleteSavedAddress,
  getReviewOrder,
  getSavedAddress,
  saveAddress,
} from '@volute/domain/buying/checkout'
import type { SentTo } from '@volute/domain/core/kernel'
import { enterCompany, exitCompany } from '@volute/domain/people/session'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Caller, openTestShop, type TestShop } from '../../../test/open-test-shop.ts'
import { schema } from '../../core/db/index.ts'

type Address = SentTo<typeof saveAddress>

let shop: TestShop
let ben: Caller & { userId: number }
let rosa: Caller

beforeAll(async () => {
  shop = await openTestShop()
  ben = await shop.signIn('ben@riverbend.example')
  rosa = await shop.signIn('rosa@riverbend.example')
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.shop.db.delete(schema.savedAddresses)
})

const works: Address = {
  entryName: 'Works',
  shippingCountry: 'US',
  shippingAdministrativeArea: 'CA',
  shippingLocality: 'Fresno',
  shippingPostalCode: '93706',
  shippingAddressLine1: '1 Canal Road',
  shippingAddressLine2: '',
  shippingCompanyName: 'Riverbend Irrigation',
  shippingContactName: 'Ben',
  shippingPhoneNumber: null,
  comment: 'Ring the bell.',
}
const notFound = { status: 404, body: { error: 'The requested item was not found.' } }

async function save(caller: Caller, change: Partial<Address> = {}) {
  const { status, body } = await shop.call(saveAddress, { ...works, ...change }, caller)
  return { status, id: body.savedCustomerAddressId, error: body.error }
}

async function load(caller: Caller, savedCustomerAddressId: number) {
  const { status, body } = await shop.call(
    getSavedAddress,
    { savedCustomerAddressId: `${savedCustomerAddressId}` },
    caller,
  )
  return { status, body }
}

async function remove(caller: Caller, savedCustomerAddressId: number) {
  const { status, body } = await shop.call(
    deleteSavedAddress,
    { savedCustomerAddressId: `${savedCustomerAddressId}` },
    caller,
  )
  return { status, body }
}

async function names(caller: Caller) {
  const { body } = await shop.call(getReviewOrder, {}, caller)
  return body.user.savedCustomers.map((saved) => saved.name)
}

describe('a user’s own address', () => {
  it('is saved and loaded with every field (CHECKOUT-33, CHECKOUT-34, CHECKOUT-35)', async () => {
    const { status, id } = await save(ben, { entryName: '  Works ' })
    expect(status).toBe(200)
    expect(await load(ben, id)).toEqual({
      status: 200,
      body: {
        ...works,
        savedCustomerAddressId: id,
        name: 'Works',
        shippingAddressLine2: null,
        shippingDependentLocality: null,
        shippingSortingCode: null,
      },
    })
    expect(await names(ben)).toEqual(['Works'])
  })

  it('is deleted; deleting it again gives not found (CHECKOUT-36)', async () => {
    const { id } = await save(ben)
    expect(await remove(ben, id)).toEqual({ status: 200, body: {} })
    expect(await remove(ben, id)).toMatchObject(notFound)
    expect(await load(ben, id)).toMatchObject(notFound)
    expect(await names(ben)).toEqual([])
  })

  it('is overwritten when saved under the same name in any case, and keeps its id (CHECKOUT-38, OQ-56)', async () => {
    const { id } = await save(ben)
    await save(ben, { entryName: 'Dock' })
    expect((await save(ben, { entryName: ' WORKS ', shippingLocality: 'Clovis', comment: '' })).id).toBe(id)
    expect((await load(ben, id)).body).toMatchObject({
      entryName: 'WORKS',
      shippingLocality: 'Clovis',
      comment: null,
    })
    expect(await names(ben)).toEqual(['Dock', 'WORKS'])
  })

  it('is stored once when five concurrent calls save it (OQ-56)', async () => {
    const saved = await Promise.all(
      ['Works', 'works', 'WORKS', 'wOrks', 'works'].map((entryName) => save(ben, { entryName })),
    )
    expect(new Set(saved.map(({ id }) => id)).size).toBe(1)
    expect(await names(ben)).toHaveLength(1)
  })
})

describe('another user’s address (OQ-56)', () => {
  it('a colleague’s address is not found, and its name is free', async () => {
    const { id } = await save(rosa)
    expect(await load(ben, id)).toMatchObject(notFound)
    expect(await remove(ben, id)).toMatchObject(notFound)
    expect((await save(ben, { shippingLocality: 'Clovis' })).id).not.toBe(id)
    expect((await load(rosa, id)).body.shippingLocality).toBe('Fresno')
    expect(await names(ben)).toEqual(['Works'])
  })

  it('an address is found only in the company it was saved for', async () => {
    const sol = await shop.signIn('sol@volute.example')
    const own = (await save(sol)).id
    await shop.call(enterCompany, { companyId: ben.companyId }, sol)
    const acting = { ...sol, companyId: ben.companyId }
    expect(await load(acting, own)).toMatchObject(notFound)
    expect(await remove(acting, own)).toMatchObject(notFound)
    const { id } = await save(acting)
    expect(id).not.toBe(own)
    expect(await load(ben, id)).toMatchObject(notFound)

    await shop.call(exitCompany, {}, acting)
    expect(await load(sol, id)).toMatchObject(notFound)
    expect(await remove(sol, id)).toMatchObject(notFound)
    expect((await load(sol, own)).status).toBe(200)
  })
})

describe('addresses that cannot be saved', () => {
  it.each<[string, Partial<Address>, string]>([
    [
      'CHECKOUT-37: no name',
      { entryName: ' ' },
      'Saved customer name must be between 1 and 100 characters long.',
    ],
    [
      'CHECKOUT-37: a long name',
      { entryName: 'x'.repeat(101) },
      'Saved customer name must be between 1 and 100 characters long.',
    ],
    ['CHECKOUT-24: no company', { shippingCompanyName: null }, 'Company Name is required.'],
    [
      'CHECKOUT-25: a long city',
      { shippingLocality: 'x'.repeat(51) },
      'City must be 50 characters or less. Currently 51 characters.',
    ],
    ['CHECKOUT-26: no state', { shippingAdministrativeArea: '' }, 'State is required.'],
    [
      'CHECKOUT-29: a wrong zip',
      { shippingPostalCode: '9370' },
      'Zip code is invalid for the current country.',
    ],
    ['a country that does not exist', { shippingCountry: 'XX' }, 'Country is required.'],
    [
      'a long comment',
      { comment: 'x'.repeat(501) },
      'Comment must be 500 characters or less. Currently 501 characters.',
    ],
  ])('%s is rejected', async (_, change, sentence) => {
    expect(await save(ben, change)).toMatchObject({ status: 400, error: sentence })
    expect(await names(ben)).toEqual([])
  })

  it('a 201st address is rejected; one of the 200 can still be overwritten (OQ-56)', async () => {
    const { entryName: _, shippingLocality, shippingAdministrativeArea, shippingPostalCode, ...rest } = works
    await shop.shop.db.insert(schema.savedAddresses).values(
      Array.from({ length: 199 }, (_, index) => ({
        ...rest,
        userId: ben.userId,
        companyId: ben.companyId,
        entryName: `Site ${index}`,
        shippingCity: shippingLocality ?? '',
        shippingState: shippingAdministrativeArea ?? '',
        shippingZipCode: shippingPostalCode ?? '',
        shippingCountry: 'US',
        shippingAddressLine1: '1 Canal Road',
        shippingCompanyName: 'Riverbend Irrigation',
      })),
    )
    const answers = await Promise.all(['A', 'B', 'C'].map((entryName) => save(ben, { entryName })))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400, 400])
    expect(answers.find(({ status }) => status === 400)?.error).toBe(
      'At most 200 customer addresses can be saved. Please delete one first.',
    )
    expect((await save(ben, { entryName: 'site 7' })).status).toBe(200)
    expect((await save(rosa)).status).toBe(200)
    expect(
      await shop.shop.db.$count(schema.savedAddresses, eq(schema.savedAddresses.userId, ben.userId)),
    ).toBe(200)
  })
})

it('requests without a token are rejected (OQ-02)', async () => {
  expect((await shop.request('GET', '/api/saved-customer-address/1')).status).toBe(401)
  expect((await shop.request('PUT', '/api/saved-customer-address', works)).status).toBe(401)
  expect((await shop.request('DELETE', '/api/saved-customer-address/1')).status).toBe(401)
})

it.each(['0', 'one', '1.5', '99999999999'])('the id %s is rejected', async (id) => {
  expect((await shop.request('GET', `/api/saved-customer-address/${id}`, undefined, ben)).status).toBe(400)
})
