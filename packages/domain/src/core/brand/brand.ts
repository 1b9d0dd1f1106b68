import { z } from 'zod/mini'
import { brandLimits } from './messages.ts'

/** A picture of the shop, named by its content: `3f9a….svg` (served as `/brand/3f9a….svg`). */
export const pictureName = z.string().check(z.regex(/^[0-9a-f]{32}\.(svg|png|jpg)$/))

/** Contact data, printed on documents, in mails and in the footer of every page (ORDER-13). */
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

/** The shop's brand, which distinguishes one maker's shop from another's. `checkBrand` has the rules for its texts. */
export const brand = z.object({
  name: z.string(),
  /** Founding year, shown next to the sign-in; empty hides it. */
  since: z.string(),
  logo: z.nullable(pictureName),
  /** Accent of the light theme as `#rrggbb`; all other accent colors derive from it. */
  accent: z.string(),
  contact,
  /** Time zone name known to `Intl` and PostgreSQL, such as `America/Los_Angeles`. */
  timeZone: z.string(),
  mail: z.object({
    senderName: z.string(),
    senderAddress: z.string(),
    /** Address for replies; null means the sender. */
    replyTo: z.nullable(z.string()),
    /** Last line of every mail. */
    footer: z.string(),
  }),
  slides: z.array(slide).check(z.maxLength(brandLimits.slides)),
  /** Reasons to buy here, shown below the dashboard's search (SHELL-53). */
  facts: z.array(z.object({ title: z.string(), text: z.string() })).check(z.maxLength(brandLimits.facts)),
  /** Printed on quotes and orders; may be empty. */
  warranty: z.string(),
})
export type Brand = z.output<typeof brand>

/** Parts of the brand that every page gets from `/shop.js` before its first paint. */
export type ShopBrand = Pick<
  Brand,
  'name' | 'since' | 'logo' | 'accent' | 'contact' | 'timeZone' | 'slides' | 'facts' | 'warranty'
> & {
  /** False until somebody sets up the shop. */
  isSetUp: boolean
  /** Versions in force; null for a shop without terms of sale. */
  policyVersion: number
  termsVersion: number | null
}

/** Texts that people agree to. A change is published as the next version; every version is stored. */
export const legalKinds = ['privacy', 'terms'] as const
export type LegalKind = (typeof legalKinds)[number]

export const legalSection = z.object({ title: z.string(), text: z.string() })
export type LegalSection = z.output<typeof legalSection>
