import { z } from 'zod/mini'
import {
  attemptLimits,
  catalogueNumber,
  countedRows,
  csvInstant,
  date,
  defineEndpoint,
  emptyReply,
  id,
  limits,
  listCsv,
  open,
  pageQuery,
  pathId,
  searchPage,
  signedIn,
  sortDirections,
  typedText,
} from '../../core/kernel/index.ts'
import { everywhere } from '../../core/permissions/index.ts'
import { fleetColumns } from './fleet-columns.ts'
import {
  addedPump,
  criticalities,
  fleetPump,
  type FleetPumpRow,
  fleetPumpRow,
  pumpName,
  site,
} from './fleet-pump.ts'
import { fleetMessages } from './messages.ts'
import { labelSizes } from './scan.ts'

export * from './history-contract.ts'

const managesFleet = signedIn({ rights: everywhere('MANAGE_FLEET') })

export const listFleet = defineEndpoint({
  name: 'fleet.list',
  method: 'GET',
  path: '/fleet',
  summary:
    "The acting company's pumps whose tag, nickname, serial number or model holds a text, a page of them",
  access: signedIn(),
  fallback: fleetMessages.listFailed,
  query: z.extend(searchPage, {
    siteId: z.optional(pathId),
    /** Pumps in use, or retired pumps. */
    state: z._default(z.enum(['IN_USE', 'RETIRED']), 'IN_USE'),
    columnName: z._default(z.enum(fleetColumns), 'tag'),
    sortDirection: z._default(z.enum(sortDirections), 'ASC'),
  }),
  reply: z.extend(countedRows, { pumps: z.array(fleetPumpRow) }),
  csv: listCsv({
    fileName: 'My Pumps.csv',
    rows: ({ pumps }: { pumps: FleetPumpRow[] }) => pumps,
    id: ({ fleetPumpId }) => fleetPumpId,
    columns: {
      Tag: ({ tag }) => tag,
      Nickname: ({ nickname }) => nickname,
      'Serial Number': ({ serialNumber }) => serialNumber,
      Model: ({ model }) => model,
      'BOM Number': ({ bomNumber }) => bomNumber,
      Site: (pump) => pump.site?.name ?? null,
      Criticality: ({ criticality }) => criticality,
      'Last Part Bought': ({ lastBought }) => lastBought?.partNumber ?? null,
      'Last Bought (UTC)': ({ lastBought }) => csvInstant(lastBought?.atUtc ?? null),
    },
  }),
})

const onePump = { path: '/fleet/{fleetPumpId}', params: z.object({ fleetPumpId: pathId }) } as const

export const getFleetPump = defineEndpoint({
  ...onePump,
  name: 'fleet.getPump',
  method: 'GET',
  summary: "A pump of the acting company's in full, with its nameplate and papers, also when it is retired",
  access: signedIn(),
  fallback: fleetMessages.pumpFailed,
  reply: fleetPump,
})

export const addPumps = defineEndpoint({
  name: 'fleet.addPumps',
  method: 'POST',
  path: '/fleet',
  summary: 'Add pumps to the fleet by serial number, and say of each what became of it',
  access: managesFleet,
  fallback: fleetMessages.addFailed,
  body: z.object({
    serialNumbers: z.array(typedText).check(z.minLength(1), z.maxLength(limits.fleetAdded)),
    siteId: z.nullish(id),
  }),
  reply: z.object({ pumps: z.array(addedPump) }),
})

export const changeFleetPump = defineEndpoint({
  ...onePump,
  name: 'fleet.changePump',
  method: 'PUT',
  summary:
    'Change what the company says of its pump; a change on top of another one that was not seen is refused',
  access: managesFleet,
  fallback: fleetMessages.changeFailed,
  errors: ['CHANGED_MEANWHILE'],
  body: z.object({
    tag: typedText,
    nickname: typedText,
    note: typedText,
    siteId: z.nullish(id),
    criticality: z.nullish(z.enum(criticalities)),
    installedOn: z.nullish(date),
    version: id,
  }),
  reply: z.object({ version: id }),
})

export const retireFleetPump = defineEndpoint({
  ...onePump,
  name: 'fleet.retirePump',
  method: 'DELETE',
  summary: 'Retire a pump: what is written about it stays, and adding its serial number brings it back',
  access: managesFleet,
  fallback: fleetMessages.retireFailed,
  reply: emptyReply,
})

export const listSites = defineEndpoint({
  name: 'fleet.listSites',
  method: 'GET',
  path: '/fleet/sites',
  summary: "The acting company's sites by name, with how many pumps in use stand there",
  access: signedIn(),
  fallback: fleetMessages.sitesFailed,
  reply: z.object({ sites: z.array(z.extend(site, { pumpCount: z.int() })) }),
})

export const createSite = defineEndpoint({
  name: 'fleet.createSite',
  method: 'POST',
  path: '/fleet/sites',
  summary: 'Create a site',
  access: managesFleet,
  fallback: fleetMessages.siteFailed,
  errors: ['NAME_TAKEN', 'SITES_FULL'],
  body: z.object({ name: typedText }),
  reply: z.object({ siteId: id }),
  success: 201,
})

const oneSite = { path: '/fleet/sites/{siteId}', params: z.object({ siteId: pathId }) } as const

export const renameSite = defineEndpoint({
  ...oneSite,
  name: 'fleet.renameSite',
  method: 'PUT',
  summary: 'Rename a site',
  access: managesFleet,
  fallback: fleetMessages.siteFailed,
  errors: ['NAME_TAKEN'],
  body: z.object({ name: typedText }),
  reply: emptyReply,
})

export const deleteSite = defineEndpoint({
  ...oneSite,
  name: 'fleet.deleteSite',
  method: 'DELETE',
  summary: 'Delete a site at which no pump in use stands',
  access: managesFleet,
  fallback: fleetMessages.siteFailed,
  errors: ['SITE_IN_USE'],
  reply: emptyReply,
})

export const listOfferedPumps = defineEndpoint({
  name: 'fleet.listOfferedPumps',
  method: 'GET',
  path: '/fleet/offered',
  summary:
    "Pumps that were shipped to the acting company's account and never stood in its fleet, a page of them",
  access: signedIn(),
  fallback: fleetMessages.listFailed,
  query: pageQuery,
  reply: z.extend(countedRows, {
    pumps: z.array(z.extend(pumpName, { pumpId: id, shipDate: z.nullable(date) })),
  }),
})

export const drawLabels = defineEndpoint({
  name: 'fleet.drawLabels',
  method: 'POST',
  isRead: true,
  path: '/fleet/labels',
  summary: "Labels for pumps of the acting company's, as a PDF sheet",
  access: signedIn(),
  limits: [{ per: 'person', ...attemptLimits.labels }],
  fallback: fleetMessages.labelsFailed,
  body: z.object({
    fleetPumpIds: z.array(id).check(z.minLength(1), z.maxLength(limits.labels)),
    /** Side length of the code with its quiet zone, in millimeters. */
    size: z.literal(labelSizes),
  }),
  reply: z.object({ fileName: z.string(), pdf: z.base64() }),
})

export const getPublicPump = defineEndpoint({
  name: 'fleet.getPublicPump',
  method: 'GET',
  path: '/p/{serialNumber}',
  summary: 'What a label tells everybody of its pump, as far as the shop lets it',
  access: open,
  limits: [{ per: 'place', ...attemptLimits.publicPump }],
  fallback: fleetMessages.publicFailed,
  params: z.object({ serialNumber: catalogueNumber }),
  reply: z.extend(pumpName, {
    /** Phone number of the maker. */
    phone: z.string(),
    /** Absent unless the shop publishes them. */
    manuals: z.optional(z.array(z.object({ name: z.string(), url: z.string() }))),
  }),
})

export const findScanned = defineEndpoint({
  name: 'fleet.findScanned',
  method: 'POST',
  isRead: true,
  path: '/fleet/scanned',
  summary:
    'The first of these serial numbers that is a pump, and where it stands in the acting company’s fleet',
  access: signedIn(),
  fallback: fleetMessages.scanFailed,
  body: z.object({ serialNumbers: z.array(typedText).check(z.maxLength(limits.scanned)) }),
  reply: z.object({
    pump: z.nullable(
      z.extend(pumpName, {
        pumpId: id,
        /** Null if it is not in use in this fleet. */
        fleetPumpId: z.nullable(id),
        tag: z.nullable(z.string()),
      }),
    ),
  }),
})
