import type { LegalSection } from './brand.ts'

/** URL paths of the privacy policy (E63, LEGAL-02). */
export const policyFiles = { html: '/privacy-policy.html', pdf: '/privacy-policy.pdf' } as const

/** Initial privacy policy of a new shop. */
export const privacyTemplate = ({
  name,
  salesEmail,
}: {
  name: string
  salesEmail: string
}): LegalSection[] => [
  {
    title: 'What we keep',
    text: 'Your name, email address and, if you give it, your phone number; the company you belong to; your cart, saved addresses, quotes and orders; and when you signed in and accepted this policy.',
  },
  {
    title: 'Why we keep it',
    text: 'To show you the prices of your company, to deliver what you order, to answer your questions and to keep your account safe. We do not sell it and we do not use it for advertising.',
  },
  {
    title: 'Who sees it',
    text: `People of your own company as their role allows, and staff of ${name} who prepare and ship your orders. Carriers receive the shipping address of an order.`,
  },
  {
    title: 'Your browser',
    text: 'This site keeps your session, your theme, the quantity in your cart and a mark that you have signed in here before in the storage of your browser. It sets no cookies and loads nothing from other sites.',
  },
  {
    title: 'Your choice',
    text: `You may ask for a copy of your data, for its correction or for its deletion: write to ${salesEmail}. Orders already placed are kept as long as the law asks.`,
  },
]
