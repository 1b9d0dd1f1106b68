import type { Brand } from './brand.ts'

/** Time zone of a shop that has not set one (OQ-62, LEAD-08). */
export const neutralZone = 'America/Los_Angeles'

/** Brand of a shop until somebody sets it up, together with its start texts. */
export function neutralBrand(known: { name: string; salesEmail: string; timeZone?: string }): Brand {
  const { name, salesEmail, timeZone = neutralZone } = known
  return {
    name,
    since: '',
    logo: null,
    accent: '#006672',
    contact: { salesEmail, phone: '', fax: '', address: [], website: '', officeHours: '' },
    timeZone,
    mail: { senderName: name, senderAddress: salesEmail, replyTo: null, footer: '' },
    slides: [],
    facts: [],
    warranty: '',
  }
}
