import { ErpError, type ErpReturn, type PlacedReturn } from '@volute/erp'
import type { CallTryton, Row } from './call-tryton.ts'
import { positionOf } from './order-state.ts'

interface Complaint extends Row {
  number: string
  state: string
}

/** Complaint types that the maker sets up for the shop, both for sales. */
const typeNames = { return: 'Shop return', warranty: 'Shop warranty claim' }

/** Returns that this process is announcing, by claim code. */
const underWay = new Map<string, Promise<PlacedReturn>>()

/**
 * Makes one complaint per claim, identified by its reference. Tryton accepts a reference twice, so a process announces a
 * claim only once at a time. Of several complaints the most advanced wins, then the one with the lowest id; whoever created
 * another one deletes it.
 */
export function requestReturn(call: CallTryton, wanted: ErpReturn): Promise<PlacedReturn> {
  const { claimCode } = wanted
  const announced = () => announce(call, wanted)
  const turn = underWay.get(claimCode)?.then(announced, announced) ?? announced()
  underWay.set(claimCode, turn)
  return turn.finally(() => underWay.get(claimCode) === turn && underWay.delete(claimCode))
}

async function announce(call: CallTryton, wanted: ErpReturn): Promise<PlacedReturn> {
  const known = await findComplaints(call, wanted.claimCode)
  const mine = known.length === 0 ? await draftComplaint(call, wanted) : undefined
  const [first, ...spare] = known.length === 0 ? await findComplaints(call, wanted.claimCode) : known
  if (!first) throw new ErpError('retryable', 'Tryton does not show the complaint.', 'unknown')
  if (spare.some((one) => one.id === mine)) await call('model.sale.complaint.delete', [[mine]])
  if (first.state === 'draft') await call('model.sale.complaint.wait', [[first.id]])
  return { returnId: String(first.id), returnNumber: first.number, wasThere: first.id !== mine }
}

const states = ['draft', 'waiting', 'rejected', 'approved', 'done']

/** Finds the complaints of a claim, the most advanced first, then by id. */
async function findComplaints(call: CallTryton, claimCode: string): Promise<Complaint[]> {
  const found = await call<Complaint[]>('model.sale.complaint.search_read', [
    [
      ['reference', '=', claimCode],
      ['state', '!=', 'cancelled'],
    ],
    0,
    null,
    [['id', 'ASC']],
    ['number', 'state'],
  ])
  return found.toSorted((one, other) => states.indexOf(other.state) - states.indexOf(one.state))
}

interface SaleLine extends Row {
  sequence: number | null
  create_date: string
  'sale.': { create_date: string; party: number }
}

async function draftComplaint(call: CallTryton, wanted: ErpReturn): Promise<number | undefined> {
  const sale = Number(wanted.orderId)
  const lines = await call<SaleLine[]>('model.sale.line.search_read', [
    [
      ['sale', '=', sale],
      ['sale.web_id', '=', wanted.requestCode],
    ],
    0,
    null,
    null,
    ['sequence', 'create_date', 'sale.create_date', 'sale.party'],
  ])
  if (!lines[0]) throw new ErpError('rejected', `The ERP has no order ${wanted.orderId}.`)
  const saleLines = wanted.lines.map(({ position, quantity }) => {
    const line = lines.find((one) => positionOf(one, one['sale.']) === position)
    if (!line) throw new ErpError('rejected', `The order has no line ${position + 1} at the ERP.`)
    return { line: line.id, quantity: Number(quantity) }
  })
  const [id] = await call<number[]>('model.sale.complaint.create', [
    [
      {
        reference: wanted.claimCode,
        customer: lines[0]['sale.'].party,
        type: await complaintType(call, typeNames[wanted.isWarranty ? 'warranty' : 'return']),
        origin: `sale.sale,${sale}`,
        description: wanted.lines.map(lineText).join('\n'),
        actions: [['create', [{ action: 'sale_return', sale_lines: [['create', saleLines]] }]]],
      },
    ],
  ])
  return id
}

async function complaintType(call: CallTryton, name: string): Promise<number> {
  const [id] = await call<number[]>('model.sale.complaint.type.search', [[['name', '=', name]], 0, 1, null])
  if (id === undefined) throw new ErpError('config', `Tryton has no complaint type “${name}”.`)
  return id
}

const lineText = ({ position, quantity, serialNumber, reason }: ErpReturn['lines'][number]) =>
  [`Line ${position + 1}, quantity ${quantity}`, serialNumber && `serial ${serialNumber}`, reason]
    .filter(Boolean)
    .join(': ')
