import { messages } from '../../core/kernel/index.ts'

export const supportMessages = {
  searchFailed: `${messages.internal} Unable to search.`,
  personFailed: `${messages.internal} Unable to load the person.`,
  orderFailed: `${messages.internal} Unable to load the order.`,
  mailsFailed: `${messages.internal} Unable to load the mails.`,
  jobsFailed: `${messages.internal} Unable to load the jobs.`,
  requestsFailed: `${messages.internal} Unable to load the requests to join.`,
  auditFailed: `${messages.internal} Unable to load the audit.`,
  tryFailed: `${messages.internal} Unable to try again.`,
  sendFailed: `${messages.internal} Unable to send the mail again.`,
  nothingFound: 'Nothing found',
  /** Shorter texts match too many rows. */
  typeMore:
    'Type at least three characters of a name, an address or an order number, or the number of a quote.',
  orderSettled: 'The ERP already has this order, so it can’t be submitted again.',
  orderRejected: 'The order desk rejected this order. The buyer has to place it again.',
  placedAgain: 'The buyer has placed this order again. Submitting this one would order it twice.',
  orderTried: 'We’re submitting the order to the ERP.',
  textGone:
    'The text of a sent mail is not stored, since it may contain a password. Ask the recipient to request a new one.',
  newsOver: 'The order has changed since, so this mail is out of date.',
  mailQueued: 'We’re sending the mail.',
  jobGone: 'This job is done or already running. Please reload the page.',
  jobTried: 'We’re running the job.',
} as const
