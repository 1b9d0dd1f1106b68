import { z } from 'zod/mini'
import {
  countedRows,
  defineEndpoint,
  emptyReply,
  id,
  limits,
  pageQuery,
  pathId,
  signedIn,
  text,
  utc,
} from '../../core/kernel/index.ts'
import { historyOrder } from '../../buying/orders/index.ts'
import { everywhere } from '../../core/permissions/index.ts'
import { fleetActs } from './fleet-pump.ts'
import { fleetMessages } from './messages.ts'
import { serviceEntry, serviceEntryIn } from './service-entry.ts'

const managesFleet = signedIn({ rights: everywhere('MANAGE_FLEET') })
const params = z.object({ fleetPumpId: pathId })

export const getPumpHistory = defineEndpoint({
  name: 'fleet.getPumpHistory',
  method: 'GET',
  path: '/fleet/{fleetPumpId}/history',
  summary: 'What the acting company ordered for its pump and did to it, the newest first, a page of it',
  access: signedIn(),
  fallback: fleetMessages.historyFailed,
  params,
  query: pageQuery,
  reply: z.extend(countedRows, {
    /** Each entry is an order, a service entry or an action on the fleet; the other two are null. */
    history: z.array(
      z.object({
        order: z.nullable(
          z.extend(z.omit(historyOrder, { rejectionReason: true, grandTotal: true }), {
            /** Order lines for this pump. */
            lines: z.array(z.object({ partNumber: z.string(), description: z.string(), quantity: z.int() })),
          }),
        ),
        service: z.nullable(serviceEntry),
        act: z.nullable(z.object({ kind: z.enum(fleetActs), atUtc: utc, userName: z.nullable(z.string()) })),
      }),
    ),
  }),
})

const service = {
  path: '/fleet/{fleetPumpId}/service/{serviceEntryId}',
  params: z.extend(params, { serviceEntryId: pathId }),
} as const

export const addServiceEntry = defineEndpoint({
  name: 'fleet.addServiceEntry',
  method: 'POST',
  path: '/fleet/{fleetPumpId}/service',
  summary: 'Record work done to a pump, with the parts put in; the same code is the same entry',
  access: managesFleet,
  fallback: fleetMessages.entryFailed,
  params,
  body: z.extend(serviceEntryIn, {
    /** Created by the browser when the form opens, so that a lost answer makes no second entry. */
    code: z.optional(z.uuid()),
  }),
  reply: z.object({ serviceEntryId: id }),
  success: 201,
})

export const changeServiceEntry = defineEndpoint({
  ...service,
  name: 'fleet.changeServiceEntry',
  method: 'PUT',
  summary: 'Correct a service entry',
  access: managesFleet,
  fallback: fleetMessages.entryFailed,
  body: serviceEntryIn,
  reply: emptyReply,
})

export const listServicePhotos = defineEndpoint({
  name: 'fleet.listServicePhotos',
  method: 'GET',
  path: '/fleet/service-photos',
  summary: "Photos of the latest service entries for the acting company's pump of a serial number",
  access: signedIn(),
  fallback: fleetMessages.historyFailed,
  query: z.object({ serialNumber: z._default(text(limits.catalogueNumber), '') }),
  reply: z.object({
    entries: z.array(
      z.extend(z.pick(serviceEntry, { serviceEntryId: true, onDate: true, kind: true, photoIds: true }), {
        partNumbers: z.array(z.string()),
      }),
    ),
  }),
})

export const deleteServiceEntry = defineEndpoint({
  ...service,
  name: 'fleet.deleteServiceEntry',
  method: 'DELETE',
  summary: 'Delete a service entry',
  access: managesFleet,
  fallback: fleetMessages.entryFailed,
  reply: emptyReply,
})
