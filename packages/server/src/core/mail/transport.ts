import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Brand } from '@volute/domain/core/brand'
import type { Log } from '../log/log.ts'
import type { Mail, Transport } from '../http/context.ts'
import type { Settings } from '../settings/settings.ts'

/** Opens SMTP if SMTP_URL is set; otherwise writes each mail as an .eml file in the data folder, with a line in the log. */
export function openTransport(settings: Settings, log: Log): Transport {
  if (!settings.smtpUrl) return fileTransport(join(settings.dataDir, 'mail'), log)
  const smtp = {
    url: settings.smtpUrl,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    // A server may take 10 minutes to confirm a mail (RFC 5321, 4.5.3.2.6); giving up sooner would send it twice.
    socketTimeout: 600_000,
  }
  return {
    async send(mail, sender) {
      const nodemailer = await loadMailer()
      await nodemailer.createTransport(smtp).sendMail(messageOf(mail, sender))
    },
  }
}

/** Loads the library with the first mail. */
const loadMailer = async () => (await import('nodemailer')).default

function fileTransport(folder: string, log: Log): Transport {
  return {
    async send(mail, sender) {
      const nodemailer = await loadMailer()
      const composer = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
      const composed = await composer.sendMail(messageOf(mail, sender))
      await mkdir(folder, { recursive: true })
      const file = join(folder, `${mail.messageId}.eml`)
      await writeFile(`${file}.part`, composed.message as Buffer)
      await rename(`${file}.part`, file)
      log.info({ file, subject: mail.subject }, 'mail written')
    },
  }
}

const messageOf = (
  { recipient, subject, text, html, attachment, messageId }: Mail & { messageId: string },
  { senderName, senderAddress, replyTo }: Brand['mail'],
) => ({
  from: { name: senderName, address: senderAddress },
  ...(replyTo !== null && { replyTo }),
  to: { name: '', address: recipient },
  subject,
  text,
  html,
  ...(attachment && {
    attachments: [{ filename: attachment.fileName, content: attachment.base64, encoding: 'base64' }],
  }),
  messageId: `<${messageId}@${senderAddress.split('@')[1]}>`,
})
