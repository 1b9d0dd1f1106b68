import { randomUUID } from 'node:crypto'
import { putCart } from '@volute/domain/buying/cart'
import { createCompany } from '@volute/domain/people/companies'
import { linkDistributor, suggestDistributors } from '@volute/domain/people/distributors'
import { getOrderStatus, placeSalesOrder } from '@volute/domain/buying/orders'
import { getPart } from '@volute/domain/catalogue/part'
import { getQuotePdf, saveQuote } from '@volute/domain/buying/quotes'
import { acceptInvite, inviteUsers } from '@volute/domain/people/registration'
import { listRoles } from '@volute/domain/people/roles'
import {
  acceptPolicy,
  signIn,
  enterCompany,
  changePassword,
  requestPassword,
} from '@volute/domain/people/session'
import PostalMime, { type Email } from 'postal-mime'
import { eventually } from '../../gate/src/eventually.ts'
import type { Site } from './open-site.ts'

export interface World {
  site: Site
  /** Reads all mails sent so far. */
  readMails(): Promise<string[]>
  admin: string
  buyer: string
  companyName: string
  partNumber: string
}

export const PASSWORD = 'Impeller-4711'
const delivery = {
  shippingCountry: 'US',
  shippingState: 'CA',
  shippingCity: 'Fresno',
  shippingZipCode: '93706',
  shippingAddressLine1: '1 Canal Road',
  shippingAddressLine2: '',
  shippingCompanyName: 'Canal Works',
  shippingContactName: 'Bo Reed',
  shippingPhoneNumber: null,
  comment: '',
  allowPartialShipments: false,
  shippingBillingType: '',
  shippingBillingAccountNumber: 'A1',
  specialInstructions: '',
  shipVia: 'UPS_GROUND',
  poNumber: 'PO-1',
}

/**
 * Goes from an administrator without a password to the first order: a password by mail, a customer company with a
 * distributor, an invited buyer, a quote as PDF, an order, and its mail. Returns that mail and the quote's PDF.
 */
export async function placeFirstOrder(world: World): Promise<{ confirmation: Email; pdf: Buffer }> {
  const { site, buyer } = world
  await site.call(requestPassword, { emailAddress: world.admin })
  await inviteBuyer(world, await signInByMail(world, world.admin))
  const token = await signInByMail(world, buyer)
  const { partId, partNumber, description } = await site.call(
    getPart,
    { partNumber: world.partNumber },
    token,
  )
  const line = { partId, quantity: 2 }
  await site.call(putCart, { replaceAll: false, items: [line] }, token)
  const { salesQuoteId } = await site.call(
    saveQuote,
    { ...delivery, quoteName: 'First', cart: [line] },
    token,
  )
  const { pdf } = await site.call(getQuotePdf, { quoteId: String(salesQuoteId) }, token)
  const day = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)
  const dates = { needBy: day, shipBy: day }
  const { salesOrderRequestCode: requestCode } = await site.call(
    placeSalesOrder,
    {
      ...delivery,
      ...dates,
      salesOrderRequestCode: randomUUID(),
      cart: [{ ...line, ...dates, partNumber, description, price: 0 }],
      salesQuoteId: null,
    },
    token,
  )
  const number = await eventually(
    async () => (await site.call(getOrderStatus, { requestCode }, token)).erpSalesOrderId,
    () => `order ${requestCode}`,
  )
  return { confirmation: await awaitMail(world, buyer, RegExp(number)), pdf: Buffer.from(pdf, 'base64') }
}

/** Creates the customer's company, links a free distributor, and invites its buyer. */
async function inviteBuyer(world: World, token: string) {
  const { site, buyer: emailAddress, companyName } = world
  const flags = { isPackager: false, isMigrating: false, isTest: false, accountId: null, ownedDevices: [] }
  const { companyId } = await site.call(createCompany, { companyName, ...flags }, token)
  const { distributors } = await site.call(suggestDistributors, {}, token)
  const free = distributors.find(({ company }) => company === null)
  if (!free) throw new Error('There is no distributor that serves nobody.')
  await site.call(
    linkDistributor,
    { companyId: String(companyId), distributorAccountId: free.distributorAccountId },
    token,
  )
  await site.call(enterCompany, { companyId }, token)
  const { roles } = await site.call(listRoles, { companyId: String(companyId) }, token)
  const roleId = roles.find(({ name }) => name === 'Admin')?.roleId ?? null
  await site.call(inviteUsers, { companyId, inviteUsers: [{ emailAddress, roleId }] }, token)
  const { text = '' } = await awaitMail(world, emailAddress, /\/accept-invite\//)
  const [, companyCode = ''] = /\/accept-invite\/[^/]+\/([\w-]{22})\//.exec(text) ?? []
  const phone = { phoneNumberCountryCode: null, phoneNumber: null }
  await site.call(acceptInvite, { name: 'Bo Reed', emailAddress, companyCode, ...phone })
}

/** Reads the temporary password from the mail, sets a new one, signs in, and accepts the privacy policy. */
async function signInByMail(world: World, email: string): Promise<string> {
  const { site } = world
  const { text = '' } = await awaitMail(world, email, /^Temporary password: /m)
  const [, temporary = ''] = /^Temporary password: (\S+)/m.exec(text) ?? []
  const { accessToken } = await site.call(signIn, { username: email, password: temporary })
  await site.call(changePassword, {
    emailAddress: email,
    newPassword: PASSWORD,
    accessToken: accessToken ?? '',
  })
  const { token } = await site.call(signIn, { username: email, password: PASSWORD })
  await site.call(acceptPolicy, {}, token)
  return token
}

/** Waits for a mail to a recipient that matches a pattern, and returns the last one. */
async function awaitMail({ readMails }: World, recipient: string, said: RegExp): Promise<Email> {
  const find = async () => {
    const mails = await Promise.all((await readMails()).map((raw) => PostalMime.parse(raw)))
    return mails.findLast(
      ({ to, subject, text }) =>
        to?.some(({ address }) => address === recipient) && said.test(`${subject}\n${text}`),
    )
  }
  return eventually(find, () => `mail to ${recipient} that says ${said}`)
}
