import * as contract from '@volute/domain/app/demo'
import { limits, notFound } from '@volute/domain/core/kernel'
import { route, type Handler } from '../../core/http/bind.ts'
import { latestMails } from '../../core/mail/index.ts'

import { openDemo } from './open-demo.ts'

export { isDemo, isOwnShop } from './is-demo.ts'
export { openDemo }

/** Shows the demo's mails to people without a mail server; 404 if the shop is not a demo (E80). */
const listMails: Handler<typeof contract.listMails> = async (ctx) => {
  if (!(await ctx.isDemo(ctx.db))) throw notFound()

  const mails = await latestMails(ctx.db, limits.outbox)
  return { mails: mails.map((mail) => ({ ...mail, createdUtc: mail.createdUtc.toISOString() })) }
}

/** Lists the demo's people at its sign-in; 404 if the shop is not a demo (E93). */
const listCast: Handler<typeof contract.listCast> = async (ctx) => {
  if (!(await ctx.isDemo(ctx.db))) throw notFound()

  const { cast } = await openDemo()
  return {
    password: cast.password,
    people: cast.companies.flatMap(({ name: companyName, people }) =>
      people.map(({ email, name, role }) => ({ email, name, role, companyName })),
    ),
  }
}

export const demoRoutes = [route(contract.listMails, listMails), route(contract.listCast, listCast)]
