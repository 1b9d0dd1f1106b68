import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { type Brand, type LegalSection, neutralBrand, startTexts } from '@volute/domain/core/brand'
import { insertLegalText, insertPicture, readBrand, setBrand, type Shop } from '@volute/server/seeding'

/** Gives a demo shop without a brand that of its maker, which is plainly fictional (OQ-86). */
export async function loadBrand(shop: Shop): Promise<void> {
  if ((await readBrand(shop)).version > 0) return
  const now = shop.now()
  await shop.db.transaction(async (tx) => {
    for (const picture of pictures) await insertPicture(tx, { ...picture, createdUtc: now })
    await setBrand(tx, demoBrand, 1, now)
    await insertLegalText(tx, { kind: 'terms', version: 1, sections: terms, publishedUtc: now })
  })
}

const pictures = ['split-case-pump', 'end-suction-pump', 'vertical-turbine-pump', 'rotating-element'].map(
  (file) => {
    const bytes = readFileSync(new URL(`pictures/${file}.svg`, import.meta.url))
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32)
    return { name: `${hash}.svg`, mediaType: 'image/svg+xml', bytes }
  },
)
const pictureAt = (place: number) => pictures[place]?.name ?? null

const neutral = neutralBrand({
  name: 'Volute',
  salesEmail: 'parts@volute.example',
  timeZone: 'America/Los_Angeles',
})

const demoBrand: Brand = {
  ...neutral,
  ...startTexts,
  contact: {
    salesEmail: 'parts@volute.example',
    phone: '(555) 010-1946',
    fax: '(555) 010-1947',
    address: ['Volute Pump Works', '1946 Foundry Road', 'Fresno, CA 93706'],
    website: 'www.volute.example',
    officeHours: '7am-5pm PST',
  },
  slides: [
    {
      label: 'Exploded drawings',
      title: 'Find the part where it sits.',
      text: 'Look a pump up by serial or BOM number and pick its parts on the drawing.',
      picture: pictureAt(0),
    },
    {
      label: 'Purchased by a customer',
      title: 'Still running, still supported.',
      text: 'A 4x3-10 from 1958, rebuilt last spring with a new impeller, wear ring and seal.',
      picture: pictureAt(1),
    },
    {
      label: 'Vertical turbines',
      title: 'Every stage, every bolt.',
      text: 'Bowl assemblies, columns and drivers: each with a drawing and a parts list of its own.',
      picture: pictureAt(2),
    },
    {
      label: 'Rotating elements',
      title: 'Trimmed for your duty point.',
      text: 'Order an impeller at full trim, or with the diameter and angle your pump was built with.',
      picture: pictureAt(3),
    },
  ],
}

const terms: LegalSection[] = [
  {
    title: 'What you order',
    text: 'An order is an offer to buy. It binds both of us once we acknowledge it by mail with an order number. Prices are those of your company on the day of the order; freight and taxes are added when we ship.',
  },
  {
    title: 'Delivery',
    text: 'Ship dates are estimates from our workshop in Fresno. We ship FOB our dock with the carrier that you choose, and tell you at once when a date cannot be kept.',
  },
  {
    title: 'Payment',
    text: 'Invoices are due 30 days after shipment. Parts remain ours until they are paid for.',
  },
  {
    title: 'Returns and warranty',
    text: 'Unused standard parts may be returned within 30 days. Painted, trimmed and specially made parts may not. We replace a part that fails by our workmanship within a year of its shipment.',
  },
]
