import { type Brand, checkBrand, neutralBrand } from '@volute/domain/core/brand'
import { errorsByField } from '@volute/domain/core/kernel'
import { AppointRejection, usage } from './appoint-rejection.ts'

/** Facts that a new shop needs, from the command's flags. */
export interface AskedShop {
  shop?: string | undefined
  sales?: string | undefined
  zone?: string | undefined
}

const questions = [
  { flag: 'shop', field: 'name', question: "The shop's name: " },
  { flag: 'sales', field: 'contact.salesEmail', question: 'The address of its sales: ' },
  { flag: 'zone', field: 'timeZone', question: 'Its time zone, such as America/Chicago: ' },
] as const

/** The first brand of a new shop: from the flags, or asked at the terminal, if there is one, until the answer is valid. */
export async function askShop(
  given: AskedShop,
  mailFrom: { name: string | null; address: string } | undefined,
  ask?: (question: string) => Promise<string>,
): Promise<Brand> {
  const known: AskedShop = { ...given }
  for (const { flag, field, question } of questions) {
    if (known[flag] === undefined && !ask) throw new AppointRejection(usage)
    known[flag] ??= await ask?.(question)
    for (let wrong = errorAt(known, field); wrong; wrong = errorAt(known, field)) {
      if (!ask) throw new AppointRejection(`--${flag}: ${wrong}`)
      known[flag] = await ask(`${wrong}\n${question}`)
    }
  }
  const checked = checkBrand(brandOf(known, mailFrom))
  if (!checked.ok) throw new AppointRejection(checked.errors[0].error)
  return checked.value
}

function brandOf(
  { shop = '', sales = '', zone = '' }: AskedShop,
  from?: { name: string | null; address: string },
) {
  const brand = neutralBrand({ name: shop, salesEmail: sales, timeZone: zone })
  return from
    ? { ...brand, mail: { ...brand.mail, senderName: from.name ?? shop, senderAddress: from.address } }
    : brand
}

const errorAt = (known: AskedShop, field: string) => errorsByField(checkBrand(brandOf(known)))[field]
