import { z } from 'zod/mini'
import {
  count,
  countedRows,
  defineEndpoint,
  emptyReply,
  id,
  limits,
  pathId,
  searchPage,
  signedIn,
} from '../../core/kernel/index.ts'
import { everywhere } from '../../core/permissions/index.ts'
import { fault } from './fault.ts'
import { faultMessages } from './messages.ts'

const staff = signedIn({ staff: true, rights: everywhere('MANAGE_CATALOGUE') })

export const faultDocument = z.object({
  documentId: id,
  name: z.string(),
  /** Path on this site. */
  url: z.string(),
  /** True if a person has changed the rows that the import read. */
  isEdited: z.boolean(),
})

/** A manual in the list, with the number of rows of its fault table. */
export const listedDocument = z.extend(faultDocument, { rows: count })
export type ListedDocument = z.infer<typeof listedDocument>

export const listFaultDocuments = defineEndpoint({
  name: 'faults.listDocuments',
  method: 'GET',
  path: '/faults',
  summary: 'Manuals whose name contains a text: those with a fault table first, a page at a time',
  access: staff,
  fallback: faultMessages.documentsFailed,
  query: searchPage,
  reply: z.extend(countedRows, { documents: z.array(listedDocument) }),
})

/** Fault table of a manual; its version is 0 until a person changes it. */
export const faultTable = z.extend(faultDocument, { version: count, faults: z.array(fault) })
export type FaultTable = z.infer<typeof faultTable>

const documentPath = z.object({ documentId: pathId })

export const getFaults = defineEndpoint({
  name: 'faults.get',
  method: 'GET',
  path: '/faults/{documentId}',
  summary: 'The fault table of a manual',
  access: staff,
  fallback: faultMessages.faultsFailed,
  params: documentPath,
  reply: faultTable,
})

export const saveFaults = defineEndpoint({
  name: 'faults.save',
  method: 'PUT',
  path: '/faults/{documentId}',
  summary: 'Replace the rows of a fault table; later imports keep them',
  access: staff,
  fallback: faultMessages.faultsNotSaved,
  errors: ['CHANGED_MEANWHILE'],
  params: documentPath,
  body: z.object({
    /** The version that this one replaces. */
    version: count,
    faults: z.array(fault).check(z.maxLength(limits.faults)),
  }),
  reply: z.object({ version: count }),
})

export const resetFaults = defineEndpoint({
  name: 'faults.reset',
  method: 'DELETE',
  path: '/faults/{documentId}',
  summary: 'Restore a fault table from the manual',
  access: staff,
  fallback: faultMessages.faultsNotSaved,
  errors: ['CHANGED_MEANWHILE'],
  params: documentPath,
  /** The version whose changes are dropped. */
  query: z.object({ version: pathId }),
  reply: emptyReply,
})
