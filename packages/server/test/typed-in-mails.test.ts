import type { AddressInfo } from 'node:net'
import PostalMime from 'postal-mime'
import { expect, it } from 'vitest'
import { schema } from '../src/core/db/index.ts'
import type { MailTemplate } from '../src/core/http/context.ts'
import { words, writeMail } from '../src/core/mail/index.ts'
import {
  acknowledgement,
  failureNotice,
  refusalAlarm,
  stuckAlarm,
  rejectionNotice,
} from '../src/buying/orders/order-mails.ts'
import {
  cancellationNotice,
  correctionNotice,
  shippingNotice,
  delayNotice,
} from '../src/buying/orders/parcel-mails.ts'
import {
  invitation,
  joinApproved,
  joinDeclined,
  joinRequested,
} from '../src/people/registration/registration-mails.ts'
import { eventually } from './eventually.ts'
import { listenSmtp } from './listen-smtp.ts'
import { openTestShop } from './open-test-shop.ts'
import { brand } from './world.ts'

it('text typed by a person starts no line, hides nothing and becomes no link in any mail (OQ-27)', async () => {
  const received: string[] = []
  const smtp = await listenSmtp(0, received)
  const { port } = smtp.server.address() as AddressInfo
  const shop = await openTestShop({}, { SMTP_URL: `smtp://127.0.0.1:${port}` })
  const mail = { ...brand.mail, senderName: 'Parts, Volute', senderAddress: 'desk@parts.example' }
  await shop.shop.db.update(schema.brand).set({ brand: { ...brand, mail } })
  await shop.shop.startWorkers()
  const mails = mailsWith(
    'Ev\u202eil\r\n\r\nhttps://evil.example/a\u2028<a href="https://evil.example">x</a>\r\nBcc: eve@evil.example\0',
  )
  await shop.shop.db.transaction(async (tx) => {
    for (const one of mails) await shop.shop.sendMail(tx, one)
  })
  await eventually(async () => received.length === mails.length)
  for (const raw of received) {
    const read = await PostalMime.parse(raw)
    expect(read).toMatchObject({
      from: { name: 'Parts, Volute', address: 'desk@parts.example' },
      to: [{ address: 'ben@riverbend.example' }],
      messageId: expect.stringContaining('@parts.example>'),
    })
    expect([read.cc, read.bcc]).toEqual([undefined, undefined])
    const seen = `${read.subject}\n${read.text}`.replaceAll(
      /https:\/\/shop\.example\/\S+/g,
      'the shop’s own link',
    )
    expect(seen).not.toMatch(/[^\n\P{Cc}]|\u202e|\u2028/u)
    expect(seen).not.toMatch(/^(https?:|Bcc|<a)/m)
    expect(seen).not.toMatch(/:\/\/evil|evil\.example/)
    expect(read.html).not.toMatch(/<a href="(?!https:\/\/shop\.example\/)/)
  }
  await shop.close()
  await new Promise<void>((resolve) => smtp.close(resolve))
})

/** Every mail that contains text typed by a person, each with this text. */
function mailsWith(typed: string): MailTemplate[] {
  const [to, url] = ['ben@riverbend.example', 'https://shop.example']
  const reported = { orderNumber: '100001', orderId: '7', poNumber: typed }
  const parcel = {
    ...reported,
    shipVia: typed,
    trackingNumber: typed,
    parcelNumber: 1,
    isCancelled: false,
    partReason: typed,
    inside: [typed],
    toCome: [typed],
  }
  const line = {
    partNumber: 'TB10773',
    description: typed,
    unitName: 'EA',
    quantity: 1,
    paintColorName: typed,
    impellerTrim: null,
    impellerAngle: null,
    priceCents: 100,
  }
  const pending = {
    order: { poNumber: typed, subtotalCents: 100, totalCents: 100 },
    lines: [line],
    buyer: { email: to },
  } as unknown as Parameters<typeof acknowledgement>[0]
  return [
    invitation({ recipient: to, code: 'CODE', inviter: typed, companyName: typed }, url),
    joinRequested(to, 'eve@elsewhere.example', url),
    joinApproved(to, typed, 'Secret-1', url),
    joinDeclined(to, typed),
    acknowledgement(pending, reported, url),
    shippingNotice(to, parcel, url),
    correctionNotice(to, parcel, url),
    correctionNotice(to, { ...parcel, isCancelled: true }, url),
    delayNotice(to, { ...reported, changes: [typed] }, url),
    cancellationNotice(to, { ...reported, changes: [typed] }, url),
    rejectionNotice(to, { ...reported, reason: typed }, url),
    failureNotice(to, typed, typed),
    refusalAlarm(to, typed),
    stuckAlarm(to, { poNumber: typed, customer: typed }, typed),
    writeMail(to, words`quote 1 of ${typed}`, [words`${typed} of ${typed} sends you quote 1.`]),
  ]
}
