import { z } from 'zod/mini'
import { attemptLimits, count, defineEndpoint, open, signedIn, utc } from '../kernel/index.ts'
import { everywhere } from '../permissions/index.ts'
import { brand, legalKinds, legalSection, pictureName } from './brand.ts'
import { brandLimits, brandMessages } from './messages.ts'

const access = signedIn({ staff: true, rights: everywhere('MANAGE_SHOP') })

const legalText = z.object({
  /** 0 until a version is published. */
  version: count,
  publishedUtc: z.nullable(utc),
  sections: z.array(legalSection),
})

export const getShop = defineEndpoint({
  name: 'brand.get',
  method: 'GET',
  path: '/shop',
  summary: "The shop's brand, and its texts in force",
  access,
  fallback: brandMessages.getFailed,
  reply: z.object({
    brand,
    /** Incremented by every change; 0 until the shop is set up. */
    version: count,
    privacy: legalText,
    terms: legalText,
  }),
})

export const getSetUp = defineEndpoint({
  name: 'brand.getSetUp',
  method: 'GET',
  path: '/shop/set-up',
  summary:
    'How far a new shop is: its catalogue, its first customer and the first invitation, read from its data',
  access,
  fallback: brandMessages.setUpFailed,
  reply: z.object({
    hasCatalogue: z.boolean(),
    /** True if a customer has an account and a distributor. */
    hasCustomer: z.boolean(),
    /** True if a customer has a person, invited or active. */
    hasPerson: z.boolean(),
  }),
})

export const changeShop = defineEndpoint({
  name: 'brand.change',
  method: 'PUT',
  path: '/shop',
  summary: "Change the shop's brand; a change on top of another one that was not seen is refused",
  access,
  fallback: brandMessages.changeFailed,
  errors: ['CHANGED_MEANWHILE', 'NAME_TAKEN'],
  body: z.object({ brand, version: count }),
  reply: z.object({ version: count }),
})

export const addPicture = defineEndpoint({
  name: 'brand.addPicture',
  method: 'POST',
  path: '/shop/pictures',
  summary: 'Keep a picture for the logo or a slide; the same picture keeps its name',
  access,
  limits: [{ per: 'person', ...attemptLimits.picture }],
  fallback: brandMessages.pictureFailed,
  body: z.object({ base64: z.base64() }),
  reply: z.object({ name: pictureName }),
})

export const publishLegalText = defineEndpoint({
  name: 'brand.publishLegalText',
  method: 'PUT',
  path: '/shop/legal/{kind}',
  summary: 'Publish the next version of the terms of sale or of the privacy policy; everybody is asked again',
  access,
  fallback: brandMessages.publishFailed,
  errors: ['CHANGED_MEANWHILE'],
  params: z.object({ kind: z.enum(legalKinds) }),
  body: z.object({
    /** The version that this one replaces. */
    version: count,
    sections: z.array(legalSection).check(z.maxLength(brandLimits.sections)),
  }),
  reply: z.object({ version: count }),
})

export const getLegalText = defineEndpoint({
  name: 'brand.getLegalText',
  method: 'GET',
  path: '/legal/{kind}',
  summary: 'The text in force, or the version asked for',
  access: open,
  fallback: brandMessages.legalFailed,
  params: z.object({ kind: z.enum(legalKinds) }),
  query: z.object({
    version: z.optional(z.pipe(z.string().check(z.regex(/^[1-9]\d{0,8}$/)), z.transform(Number))),
  }),
  reply: legalText,
})
