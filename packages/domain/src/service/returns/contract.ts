import { z } from 'zod/mini'
import {
  attemptLimits,
  countedRows,
  csvInstant,
  defineEndpoint,
  emptyReply,
  id,
  limits,
  listCsv,
  pathId,
  searchPage,
  signedIn,
  sortDirections,
  text,
  typedQuantity,
  typedText,
} from '../../core/kernel/index.ts'
import { everywhere } from '../../core/permissions/index.ts'
import { claimFilters } from './claim-filters.ts'
import { decisions, managedClaim, type ManagedClaimRow, managedClaimRow } from './claim.ts'
import { claimKindNames, claimKinds, claimStatusNames } from '../../buying/orders/index.ts'
import { photoIds } from '../photos/index.ts'
import { returnMessages } from './messages.ts'
import { warranty, warrantyNames } from './warranty.ts'

const ofOrder = z.object({ orderNumber: text(50) })

export const claimLine = defineEndpoint({
  name: 'returns.claimLine',
  method: 'POST',
  path: '/completed-order/{orderNumber}/claims',
  summary:
    'Claim shipped parts of a line, to send them back or under warranty; the same code is the same claim',
  access: signedIn(),
  limits: [{ ...attemptLimits.claim, per: 'person' }],
  fallback: returnMessages.claimFailed,
  errors: ['REQUEST_CODE_USED'],
  params: ofOrder,
  body: z.object({
    /** Created by the browser when the form opens. */
    code: z.uuid(),
    position: z.int().check(z.gte(0), z.lt(limits.cartItems)),
    quantity: typedQuantity,
    kind: z.enum(claimKinds),
    /** Serial number of the pump that the part was installed in; empty if none is given. */
    serialNumber: typedText,
    reason: typedText,
    /** Own photos, and those of the company's service entries. */
    photoIds: z.optional(photoIds),
  }),
  reply: z.object({ claimId: id }),
  success: 201,
})

export const getWarranty = defineEndpoint({
  name: 'returns.getWarranty',
  method: 'GET',
  path: '/completed-order/{orderNumber}/warranty/{position}',
  summary: 'What the warranty says today of a line, in the pump of a serial number or without one',
  access: signedIn(),
  fallback: returnMessages.warrantyFailed,
  params: z.extend(ofOrder, {
    position: z.pipe(z.string().check(z.regex(/^\d{1,3}$/)), z.transform(Number)),
  }),
  query: z.object({ serialNumber: z._default(text(limits.catalogueNumber), '') }),
  /** Null if the shop has no warranty terms. */
  reply: z.object({ warranty: z.nullable(warranty) }),
})

const managesReturns = signedIn({ staff: true, rights: everywhere('MANAGE_RETURNS') })

export const listManagedClaims = defineEndpoint({
  name: 'returns.listClaims',
  method: 'GET',
  path: '/manage-claims',
  summary: 'Claims of all companies by the time claimed, a page of them',
  access: managesReturns,
  fallback: returnMessages.listFailed,
  query: z.extend(searchPage, {
    status: z._default(z.enum(claimFilters), 'OPEN'),
    sortDirection: z._default(z.enum(sortDirections), 'ASC'),
  }),
  reply: z.extend(countedRows, { claims: z.array(managedClaimRow) }),
  csv: listCsv({
    fileName: 'Claims.csv',
    rows: ({ claims }: { claims: ManagedClaimRow[] }) => claims,
    id: ({ claimId }) => claimId,
    columns: {
      'Claim #': ({ claimId }) => claimId,
      'Claimed (UTC)': ({ claimedUtc }) => csvInstant(claimedUtc),
      Company: ({ companyName }) => companyName,
      'Sales Order #': ({ orderNumber }) => orderNumber,
      'Part Number': ({ partNumber }) => partNumber,
      Description: ({ description }) => description,
      Quantity: ({ quantity }) => quantity,
      Kind: ({ kind }) => claimKindNames[kind],
      Warranty: (claim) => claim.warranty && warrantyNames[claim.warranty],
      Status: ({ status }) => claimStatusNames[status],
      'Return #': ({ returnNumber }) => returnNumber,
    },
  }),
})

const params = z.object({ claimId: pathId })

export const getManagedClaim = defineEndpoint({
  name: 'returns.getClaim',
  method: 'GET',
  path: '/manage-claims/{claimId}',
  summary: 'A claim with its order, dates and answer',
  access: managesReturns,
  fallback: returnMessages.detailsFailed,
  params,
  reply: managedClaim,
})

export const decideClaim = defineEndpoint({
  name: 'returns.decideClaim',
  method: 'PUT',
  path: '/manage-claims/{claimId}',
  summary:
    'Accept a claim, which announces it at the ERP, or decline it; an accepted one that the ERP refused is announced again',
  access: managesReturns,
  fallback: returnMessages.decideFailed,
  errors: ['CLAIM_DECIDED'],
  params,
  body: z.object({ decision: z.enum(decisions), answer: typedText }),
  reply: emptyReply,
})
