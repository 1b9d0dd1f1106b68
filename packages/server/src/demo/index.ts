import { listMails as contract } from '@volute/domain/demo'
import { limits, notFound } from '@volute/domain/kernel'
import { route, type Verb } from '../http/bind.ts'
import { latestMails } from '../mail/index.ts'

export { openDemo } from './open-demo.ts'

/** Lets a newcomer follow the demo's mails without a mail server; a shop that is no demo shows nobody's mails (E80). */
const listMails: Verb<typeof contract> = async (ctx) => {
  if (!ctx.settings.demo) throw notFound()

  const mails = await latestMails(ctx.db, limits.outbox)
  return { mails: mails.map((mail) => ({ ...mail, createdUtc: mail.createdUtc.toISOString() })) }
}

export const demoRoutes = [route(contract, listMails)]
