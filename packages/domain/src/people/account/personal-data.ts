import { z } from 'zod/mini'
import { date, money, utc } from '../../core/kernel/index.ts'

const ofCompany = { companyName: z.string() }

/** Fields that quotes and orders share: company, PO number, destination, texts and total. */
const documentFields = {
  ...ofCompany,
  poNumber: z.string(),
  createdUtc: utc,
  /** Contact, company, address and phone in one text. */
  shipTo: z.string(),
  comment: z.nullable(z.string()),
  specialInstructions: z.nullable(z.string()),
  grandTotal: money,
}

/** All data that the shop stores about a person; of each list only the newest rows (ACCT-17). */
export const personalData = z.object({
  exportedUtc: utc,
  person: z.object({
    name: z.string(),
    emailAddress: z.string(),
    phoneNumberCountryCode: z.nullable(z.string()),
    phoneNumber: z.nullable(z.string()),
    ...ofCompany,
    role: z.nullable(z.string()),
    userGroups: z.array(z.string()),
    createdUtc: utc,
  }),
  /** Version of the privacy policy that was accepted, and when. */
  consent: z.object({ policyVersion: z.nullable(z.int()), acceptedUtc: z.nullable(utc) }),
  sessions: z.array(
    z.object({
      /** User agent of the browser; included only for the person themselves. */
      userAgent: z.nullable(z.string()),
      signedInUtc: utc,
      lastActiveUtc: utc,
      endedUtc: z.nullable(utc),
    }),
  ),
  savedAddresses: z.array(
    z.object({ ...ofCompany, entryName: z.string(), shipTo: z.string(), comment: z.nullable(z.string()) }),
  ),
  carts: z.array(
    z.object({ ...ofCompany, items: z.array(z.object({ partNumber: z.string(), quantity: z.int() })) }),
  ),
  quotes: z.array(z.object({ ...documentFields, quoteNumber: z.int(), name: z.string() })),
  orders: z.array(z.object({ ...documentFields, orderNumber: z.nullable(z.string()) })),
  /** Uploaded purchase orders and lists, and orders that name them; anyone who may see the order can save the file. */
  orderFiles: z.array(
    z.object({
      ...ofCompany,
      name: z.string(),
      bytes: z.int(),
      createdUtc: utc,
      orderNumbers: z.array(z.string()),
    }),
  ),
  claims: z.array(
    z.object({
      ...ofCompany,
      orderNumber: z.nullable(z.string()),
      kind: z.string(),
      status: z.string(),
      quantity: z.int(),
      serialNumber: z.nullable(z.string()),
      reason: z.string(),
      answer: z.nullable(z.string()),
      createdUtc: utc,
    }),
  ),
  /** Requests to join a company. */
  joinRequests: z.array(z.object({ ...ofCompany, name: z.string(), state: z.string(), createdUtc: utc })),
  /** Service entries that they wrote for pumps of a company's fleet. */
  serviceEntries: z.array(
    z.object({ ...ofCompany, serialNumber: z.string(), onDate: date, text: z.string() }),
  ),
  /** Photos that they sent for service entries and claims; anyone who may see the entry or the claim can see them. */
  photos: z.array(
    z.object({ ...ofCompany, bytes: z.int(), createdUtc: utc, serialNumber: z.nullable(z.string()) }),
  ),
  mails: z.array(
    z.object({
      recipient: z.string(),
      subject: z.string(),
      createdUtc: utc,
      sentUtc: z.nullable(utc),
    }),
  ),
  acts: z.array(
    z.object({
      atUtc: utc,
      act: z.string(),
      companyName: z.nullable(z.string()),
      /** Details recorded by the shop, as JSON. */
      detail: z.string(),
    }),
  ),
})
export type PersonalData = z.output<typeof personalData>
