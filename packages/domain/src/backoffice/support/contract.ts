import { z } from 'zod/mini'
import {
  countedRows,
  csvInstant,
  date,
  defineEndpoint,
  emptyReply,
  id,
  limits,
  listCsv,
  pageQuery,
  pathId,
  searchPage,
  searchQuery,
  signedIn,
  text,
} from '../../core/kernel/index.ts'
import { everywhere } from '../../core/permissions/index.ts'
import { kindText } from './event-kinds.ts'
import { supportMessages } from './messages.ts'
import { factsText } from './subject-facts.ts'
import {
  type AuditedAct,
  auditedAct,
  foundOrder,
  foundPerson,
  foundQuote,
  supportJob,
  supportMail,
  supportOrder,
  supportPerson,
  type WaitingRequest,
  waitingRequest,
  mailStates,
} from './support.ts'

const supports = signedIn({ staff: true, rights: everywhere('SUPPORT') })

const company = z.object({ companyId: id, name: z.string() })

export const findForSupport = defineEndpoint({
  name: 'support.find',
  method: 'GET',
  isAudited: true,
  path: '/support/search',
  summary:
    'People, companies, orders and quotes that a text names; with a company, the newest of that company',
  access: supports,
  fallback: supportMessages.searchFailed,
  query: z.extend(searchQuery, { companyId: z.optional(pathId) }),
  reply: z.object({
    /** The requested company. */
    company: z.nullable(company),
    people: z.array(foundPerson),
    companies: z.array(company),
    orders: z.array(foundOrder),
    quotes: z.array(foundQuote),
  }),
})

export const getSupportPerson = defineEndpoint({
  name: 'support.getPerson',
  method: 'GET',
  isAudited: true,
  path: '/support/person/{userId}',
  summary: 'A person of any company: rights with their sources, sign-ins, orders, quotes, mails and acts',
  access: supports,
  fallback: supportMessages.personFailed,
  params: z.object({ userId: pathId }),
  reply: supportPerson,
})

export const getSupportOrder = defineEndpoint({
  name: 'support.getOrder',
  method: 'GET',
  isAudited: true,
  path: '/support/order/{salesOrderId}',
  summary: 'An order of any company with every try at the ERP, its mails and acts',
  access: supports,
  fallback: supportMessages.orderFailed,
  params: z.object({ salesOrderId: pathId }),
  reply: supportOrder,
})

export const tryOrderAgain = defineEndpoint({
  name: 'support.tryOrderAgain',
  method: 'POST',
  path: '/support/order/{salesOrderId}/try',
  summary: 'Submit an order to the ERP now that waits for it or that it refused, under its own request code',
  access: supports,
  fallback: supportMessages.tryFailed,
  errors: ['NOT_TRIED_AGAIN'],
  params: z.object({ salesOrderId: pathId }),
  reply: emptyReply,
})

export const listSupportMails = defineEndpoint({
  name: 'support.listMails',
  method: 'GET',
  isAudited: true,
  path: '/support/mails',
  summary: 'The latest mails to all recipients or to one, without their texts, a page of them',
  access: supports,
  fallback: supportMessages.mailsFailed,
  query: z.extend(searchPage, { state: z._default(z.enum(mailStates), 'Unsent') }),
  reply: z.extend(countedRows, { mails: z.array(supportMail) }),
})

export const sendMailAgain = defineEndpoint({
  name: 'support.sendMailAgain',
  method: 'POST',
  path: '/support/mails/{mailId}/send',
  summary: "Send an unsent mail now, or write an order's mail again",
  access: supports,
  fallback: supportMessages.sendFailed,
  errors: ['NOT_SENT_AGAIN'],
  params: z.object({ mailId: pathId }),
  reply: emptyReply,
})

export const listFailingJobs = defineEndpoint({
  name: 'support.listFailingJobs',
  method: 'GET',
  isAudited: true,
  path: '/support/jobs',
  summary: 'The jobs that have failed and are not done, the oldest first',
  access: supports,
  fallback: supportMessages.jobsFailed,
  reply: z.object({ jobs: z.array(supportJob) }),
})

export const tryJobAgain = defineEndpoint({
  name: 'support.tryJobAgain',
  method: 'POST',
  path: '/support/jobs/{jobId}/try',
  summary: 'Do a job now that waits for its next try or is given up',
  access: supports,
  fallback: supportMessages.tryFailed,
  errors: ['NOT_TRIED_AGAIN'],
  params: z.object({ jobId: z.uuid() }),
  reply: emptyReply,
})

export const listWaitingRequests = defineEndpoint({
  name: 'support.listWaitingRequests',
  method: 'GET',
  isAudited: true,
  path: '/support/join-requests',
  summary: 'The requests to join that no company has decided on, the oldest first, a page of them',
  access: supports,
  fallback: supportMessages.requestsFailed,
  query: pageQuery,
  reply: z.extend(countedRows, { requests: z.array(waitingRequest) }),
  csv: listCsv({
    fileName: 'Requests to Join.csv',
    rows: ({ requests }: { requests: WaitingRequest[] }) => requests,
    id: ({ joinRequestId }) => joinRequestId,
    columns: {
      Name: ({ name }) => name,
      Email: ({ emailAddress }) => emailAddress,
      Company: ({ companyName }) => companyName,
      'Requested (UTC)': ({ createdUtc }) => csvInstant(createdUtc),
      Approvers: ({ deciders }) => deciders.join(', '),
    },
  }),
})

export const listAudit = defineEndpoint({
  name: 'support.listAudit',
  method: 'GET',
  isAudited: true,
  path: '/support/audit',
  summary: 'Who did what, the latest first, a page of it',
  access: supports,
  fallback: supportMessages.auditFailed,
  query: z.extend(pageQuery, {
    /** Part of the name or email address of the person who acted. */
    who: z._default(text(limits.searchValue), ''),
    company: z._default(text(limits.searchValue), ''),
    act: z._default(text(limits.auditAct), ''),
    /** First and last day, in the shop's time zone. */
    from: z.optional(date),
    to: z.optional(date),
  }),
  reply: z.extend(countedRows, { acts: z.array(auditedAct) }),
  csv: listCsv({
    fileName: 'Audit.csv',
    rows: ({ acts }: { acts: AuditedAct[] }) => acts,
    id: ({ actId }) => actId,
    columns: {
      'When (UTC)': ({ atUtc }) => csvInstant(atUtc),
      Who: ({ userName }) => userName,
      Email: ({ emailAddress }) => emailAddress,
      Company: ({ companyName }) => companyName,
      Act: ({ act }) => kindText(act),
      Detail: ({ facts }) => factsText(facts),
    },
  }),
})
