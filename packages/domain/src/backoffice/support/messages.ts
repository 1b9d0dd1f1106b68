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
  nothingFound: 'Nothing is found',
  /** Shorter texts match too many rows. */
  typeMore:
    'Type at least three characters of a name, an address or an order number, or the number of a quote.',
  orderSettled: 'The ERP has this order. It is not tried again.',
  orderRejected: 'The order desk rejected this order. The buyer has to place it again.',
  placedAgain: 'The buyer has ordered this again meanwhile. Trying it again would order it twice.',
  orderTried: 'The order is submitted to the ERP now.',
  textGone:
    'The text of a sent mail is not kept, since it may hold a password. Whoever needs it has to ask for a new one.',
  newsOver: 'The order does not stand like this any more.',
  mailQueued: 'The mail is sent now.',
  jobGone: 'This job is done or at work. Please reload the page.',
  jobTried: 'The job is done now.',
} as const
