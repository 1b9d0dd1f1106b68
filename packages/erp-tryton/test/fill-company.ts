import { date } from '../src/tryton-values.ts'
import type { TrytonPeople } from './ask-tryton.ts'
import { dayIn, trytonZone } from './day-in.ts'

/** Records that a company needs before it can sell: a currency, a chart of accounts, a fiscal year, payment terms. */
export async function fillCompany(tryton: TrytonPeople) {
  const [currency = 0] = await tryton.create('currency.currency', [
    { name: 'US Dollar', code: 'USD', numeric_code: '840', symbol: '$' },
  ])
  const [party = 0] = await tryton.create('party.party', [{ name: 'Volute Pump Works' }])
  const [company = 0] = await tryton.create('company.company', [{ party, currency, timezone: trytonZone }])
  await tryton.write('res.user', [tryton.userId], { companies: [['add', [company]]], company })
  tryton.workFor(company)
  const account = await makeChart(tryton, company)
  await makeFiscalYear(tryton, company)
  const [category = 0] = await tryton.create('product.category', [
    {
      name: 'Goods',
      accounting: true,
      account_revenue: await account('revenue'),
      account_expense: await account('expense'),
    },
  ])
  await tryton.create('account.invoice.payment_term', [
    {
      name: 'Net 30',
      lines: [['create', [{ type: 'remainder', relativedeltas: [['create', [{ days: 30 }]]] }]]],
    },
  ])
  return { company, currency, category }
}

async function makeChart(tryton: TrytonPeople, company: number) {
  const template = await tryton.idOf('account.account.template', [['parent', '=', null]])
  const account = (kind: string) =>
    tryton.idOf('account.account', [
      [`type.${kind}`, '=', true],
      ['company', '=', company],
    ])
  await tryton.wizard('account.create_chart', [
    ['create_account', { account: { company, account_template: template } }],
  ])
  await tryton.wizard('account.create_chart', [
    [
      'create_properties',
      {
        account: { company, account_template: template },
        properties: {
          company,
          account_receivable: await account('receivable'),
          account_payable: await account('payable'),
        },
      },
    ],
  ])
  return account
}

/** Creates fiscal years for this year and the next, so that the tests can post at any time. */
async function makeFiscalYear(tryton: TrytonPeople, company: number) {
  const typeOf = (name: string) => tryton.idOf('ir.sequence.type', [['name', '=', name]])
  const [posted] = await tryton.create('ir.sequence', [
    { name: 'Posted moves', sequence_type: await typeOf('Account Move'), company },
  ])
  const [invoiced = 0] = await tryton.create('ir.sequence.strict', [
    { name: 'Invoices', sequence_type: await typeOf('Invoice'), company },
  ])
  const year = Number(dayIn(0).slice(0, 4))
  const made = await tryton.create('account.fiscalyear', [
    {
      name: String(year),
      company,
      start_date: date(`${year}-01-01`),
      end_date: date(`${year + 1}-12-31`),
      post_move_sequence: posted,
      invoice_sequences: [['create', [invoiceSequences(company, invoiced)]]],
    },
  ])
  await tryton.act('account.fiscalyear.create_period', made)
}

const invoiceSequences = (company: number, sequence: number) => ({
  company,
  out_invoice_sequence: sequence,
  out_credit_note_sequence: sequence,
  in_invoice_sequence: sequence,
  in_credit_note_sequence: sequence,
})

/** The company of a Tryton that is already filled. */
export async function readCompany(tryton: TrytonPeople) {
  const [company] = await tryton.find('company.company', [], ['currency'])
  const category = await tryton.idOf('product.category', [['accounting', '=', true]])
  return { company: company?.id ?? 0, currency: Number(company?.['currency']), category }
}
