import { createWriteStream, mkdirSync, renameSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { pipeline } from 'node:stream'
import { SMTPServer } from 'smtp-server'

/** Starts a mail server and returns its `SMTP_URL`; received mails are written to the folder MAILS. */
export async function catchMails(): Promise<string> {
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
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.server.address() as AddressInfo
  return `smtp://127.0.0.1:${port}`
}
