import { createWriteStream, mkdirSync, renameSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { pipeline } from 'node:stream'
import { SMTPServer } from 'smtp-server'
import { runShop } from './run-shop.ts'

/** An empty shop whose mails go to a mail server of its own; what that receives lies in the folder MAILS. */
const folder = process.env['MAILS']
if (!folder) throw new Error('MAILS must name the folder of the received mails.')
mkdirSync(folder, { recursive: true })

let count = 0
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, _session, done) {
    const file = join(folder, `${++count}.eml`)
    pipeline(stream, createWriteStream(`${file}.part`), (error) => {
      if (!error) renameSync(`${file}.part`, file)
      done(error)
    })
  },
})
server.listen(0, '127.0.0.1', () => {
  const { port } = server.server.address() as AddressInfo
  runShop({ SMTP_URL: `smtp://127.0.0.1:${port}`, REGISTRATION_ENABLED: 'on' })
})
