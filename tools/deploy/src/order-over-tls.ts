import { readFileSync } from 'node:fs'
import { SMTPServer } from 'smtp-server'
import { placeFirstOrder } from './first-order.ts'
import { openSite } from './open-site.ts'
import { uploadLarge } from './upload-large.ts'

/** Receives a shop's mails, places its first order over TLS and uploads large files; runs in the network of its machine. */
const [address = '', authority = ''] = process.argv.slice(2)
const mails: string[] = []
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  async onData(stream, _session, done) {
    mails.push(Buffer.concat(await stream.toArray()).toString())
    done()
  },
})
server.listen(25, '127.0.0.1')

const site = openSite(address, { ca: readFileSync(authority, 'utf8') })
const admin = 'ada@harrow.example'
const { confirmation, pdf } = await placeFirstOrder({
  site,
  readMails: async () => mails,
  admin,
  buyer: 'bo@canal.example',
  companyName: 'Canal Works',
  partNumber: 'HP-110',
})
if (!confirmation.subject?.startsWith('Harrow Pumps: '))
  throw new Error(`The mail is from another shop: ${confirmation.subject}`)
console.log(`The quote on paper has ${pdf.length} bytes; ${mails.length} mails have come, the last one:\n`)
console.log(
  `From: ${confirmation.from?.name} <${confirmation.from?.address}>\nSubject: ${confirmation.subject}\n`,
)
console.log(confirmation.text)
await uploadLarge(site, admin, 'INV-1')
console.log('A scan and an invoice of 3 MB have been taken.')
server.close()
