import { z } from 'zod/mini'
import { brandLimits } from './messages.ts'

/** A picture of the shop's own, named by its content: `3f9a….svg` (served as `/brand/3f9a….svg`). */
export const pictureName = z.string().check(z.regex(/^[0-9a-f]{32}\.(svg|png|jpg)$/))

/** Whom to ask; printed on papers, in mails and at the foot of every page (ORDER-13). */
const contact = z.object({
  salesEmail: z.string(),
  phone: z.string(),
  fax: z.string(),
  address: z.array(z.string()),
  website: z.string(),
  officeHours: z.string(),
})

/** A slide of the dashboard's carousel. */
export const slide = z.object({
  label: z.string(),
  title: z.string(),
  text: z.string(),
  picture: z.nullable(pictureName),
})

/** The shop's own face: what tells one maker's shop from another's; `checkBrand` has the rules of its texts. */
export const brand = z.object({
  name: z.string(),
  /** The year of the founding, shown beside the sign-in; empty hides it. */
  since: z.string(),
  logo: z.nullable(pictureName),
  /** The accent of the light theme as `#rrggbb`; the others of both themes are made from it. */
  accent: z.string(),
  contact,
  /** By the name that `Intl` and PostgreSQL know, such as `America/Los_Angeles`. */
  timeZone: z.string(),
  mail: z.object({
    senderName: z.string(),
    senderAddress: z.string(),
    /** Where answers go; null for the sender. */
    replyTo: z.nullable(z.string()),
    /** Last line of every mail. */
    footer: z.string(),
  }),
  slides: z.array(slide).check(z.maxLength(brandLimits.slides)),
  /** Why to buy here, below the dashboard's search (SHELL-53). */
  facts: z.array(z.object({ title: z.string(), text: z.string() })).check(z.maxLength(brandLimits.facts)),
  /** Printed on quotes and orders; empty for none. */
  warranty: z.string(),
})
export type Brand = z.output<typeof brand>

/** Brand that every page knows before its first paint, from `/shop.js`. */
export type ShopFace = Pick<
  Brand,
  'name' | 'since' | 'logo' | 'accent' | 'contact' | 'timeZone' | 'slides' | 'facts' | 'warranty'
> & {
  /** False until somebody has said what the shop is. */
  isSetUp: boolean
  /** Versions in force; a shop without terms of sale has null. */
  policyVersion: number
  termsVersion: number | null
}

/** A text that people agree to; a changed one is published as the next version, and every version is kept. */
export const legalKinds = ['privacy', 'terms'] as const
export type LegalKind = (typeof legalKinds)[number]

export const legalSection = z.object({ title: z.string(), text: z.string() })
export type LegalSection = z.output<typeof legalSection>
