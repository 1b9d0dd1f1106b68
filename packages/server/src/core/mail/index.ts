export { findMailBacklog, insertMails, latestMails } from './outbox-store.ts'
export { exact, lines, link, type MailText, reachUs, rows, words, writeMail } from './render-mail.ts'
export { recoverMails, sendMail, sendMailJob } from './send-mail.ts'
export { openTransport } from './transport.ts'
