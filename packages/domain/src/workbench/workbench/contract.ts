import { z } from 'zod/mini'
import {
  countedRows,
  defineEndpoint,
  emptyReply,
  id,
  pageQuery,
  pathId,
  searchPage,
  signedIn,
} from '../../core/kernel/index.ts'
import { everywhere } from '../../core/permissions/index.ts'
import { uploadedFile, fileName, mapping, reading } from './uploaded-file.ts'
import { workbenchLimits } from './limits.ts'
import { workbenchMessages } from './messages.ts'
import { changeActs } from './change-acts.ts'
import { change, keptRow, publication, publicationName, publicationRow } from './publication.ts'

export * from './drawing-contract.ts'

const keepsCatalogue = signedIn({ staff: true, rights: everywhere('MANAGE_CATALOGUE') })

/** All publications, or drafts and those that wait or have failed. */
export const publicationFilters = ['ALL', 'UNPUBLISHED'] as const
export type PublicationFilter = (typeof publicationFilters)[number]

export const listPublications = defineEndpoint({
  name: 'workbench.listPublications',
  method: 'GET',
  path: '/workbench/publications',
  summary: 'Drafts and publications, the latest first, a page of them',
  access: keepsCatalogue,
  fallback: workbenchMessages.listFailed,
  query: z.extend(searchPage, {
    shown: z._default(z.enum(publicationFilters), 'ALL'),
  }),
  reply: z.extend(countedRows, { publications: z.array(publicationRow) }),
})

export const beginDraft = defineEndpoint({
  name: 'workbench.beginDraft',
  method: 'POST',
  path: '/workbench/publications',
  summary: 'Begin a draft',
  access: keepsCatalogue,
  fallback: workbenchMessages.createFailed,
  body: z.object({ name: publicationName }),
  reply: z.object({ publicationId: id }),
  success: 201,
})

const params = z.object({ publicationId: pathId })

export const getPublication = defineEndpoint({
  name: 'workbench.getPublication',
  method: 'GET',
  path: '/workbench/publications/{publicationId}',
  summary: 'A draft or publication with its files, its work and the counts of its difference',
  access: keepsCatalogue,
  fallback: workbenchMessages.publicationFailed,
  params,
  reply: publication,
})

export const renameDraft = defineEndpoint({
  name: 'workbench.renameDraft',
  method: 'PUT',
  path: '/workbench/publications/{publicationId}',
  summary: 'Give a draft another name',
  access: keepsCatalogue,
  fallback: workbenchMessages.renameFailed,
  errors: ['CHANGED_MEANWHILE'],
  params,
  body: z.object({ name: publicationName }),
  reply: emptyReply,
})

export const discardDraft = defineEndpoint({
  name: 'workbench.discardDraft',
  method: 'DELETE',
  path: '/workbench/publications/{publicationId}',
  summary: 'Discard a draft with its files',
  access: keepsCatalogue,
  fallback: workbenchMessages.discardFailed,
  errors: ['CHANGED_MEANWHILE'],
  params,
  reply: emptyReply,
})

export const uploadFile = defineEndpoint({
  name: 'workbench.uploadFile',
  method: 'POST',
  path: '/workbench/publications/{publicationId}/files',
  summary:
    'Bring a file into a draft, in place of one of the same name; a ZIP becomes the files that it holds',
  access: keepsCatalogue,
  fallback: workbenchMessages.uploadFailed,
  errors: ['CHANGED_MEANWHILE'],
  params,
  query: z.object({ name: fileName.check(z.minLength(1)) }),
  mostFileBytes: workbenchLimits.fileBytes,
  reply: z.object({ fileId: id, isReplacement: z.boolean() }),
  success: 201,
})

const ofFile = z.object({ publicationId: pathId, fileId: pathId })

export const leaveOutFile = defineEndpoint({
  name: 'workbench.leaveOutFile',
  method: 'DELETE',
  path: '/workbench/publications/{publicationId}/files/{fileId}',
  summary: 'Leave a file out of a draft',
  access: keepsCatalogue,
  fallback: workbenchMessages.fileFailed,
  errors: ['CHANGED_MEANWHILE'],
  params: ofFile,
  reply: emptyReply,
})

export const getUploadedFile = defineEndpoint({
  name: 'workbench.getFile',
  method: 'GET',
  path: '/workbench/publications/{publicationId}/files/{fileId}',
  summary: 'A file of a draft: how it is read and mapped, its first rows, what was found in it',
  access: keepsCatalogue,
  fallback: workbenchMessages.fileFailed,
  params: ofFile,
  reply: uploadedFile,
})

export const mapFile = defineEndpoint({
  name: 'workbench.mapFile',
  method: 'PUT',
  path: '/workbench/publications/{publicationId}/files/{fileId}',
  summary: 'Say how a file is read and mapped; remembered for files with the same header row',
  access: keepsCatalogue,
  fallback: workbenchMessages.readFailed,
  errors: ['CHANGED_MEANWHILE'],
  params: ofFile,
  body: z.object({ reading, mappings: z.array(mapping).check(z.maxLength(workbenchLimits.mappings)) }),
  reply: uploadedFile,
})

export const listBadRows = defineEndpoint({
  name: 'workbench.listBadRows',
  method: 'GET',
  path: '/workbench/publications/{publicationId}/files/{fileId}/bad-rows',
  summary:
    'The rows of a file that are left out, a page of them; as CSV under the header of the file, to be fixed',
  access: keepsCatalogue,
  fallback: workbenchMessages.fileFailed,
  params: ofFile,
  query: pageQuery,
  reply: z.object({ rows: z.array(z.object({ place: z.int(), cells: z.array(z.string()) })) }),
  csv: {
    fileName: 'Bad rows.csv',
    columns: [],
    rowsOf: ({ rows }: { rows: { place: number; cells: string[] }[] }) =>
      rows.map(({ place, cells }) => [place, cells]),
  },
})

export const compareDraft = defineEndpoint({
  name: 'workbench.compareDraft',
  method: 'POST',
  path: '/workbench/publications/{publicationId}/difference',
  summary: 'Work out what a draft would change; a worker does it',
  access: keepsCatalogue,
  fallback: workbenchMessages.compareFailed,
  errors: ['CHANGED_MEANWHILE'],
  params,
  reply: emptyReply,
})

export const listChanges = defineEndpoint({
  name: 'workbench.listChanges',
  method: 'GET',
  path: '/workbench/publications/{publicationId}/difference',
  summary: 'What a publication changes, suspicious rows first, a page of them',
  access: keepsCatalogue,
  fallback: workbenchMessages.changesFailed,
  params,
  query: z.extend(searchPage, {
    file: z._default(fileName, ''),
    act: z._default(z.enum(['ALL', 'SUSPICIOUS', ...changeActs]), 'ALL'),
  }),
  reply: z.extend(countedRows, { changes: z.array(change) }),
})

export const publishDraft = defineEndpoint({
  name: 'workbench.publishDraft',
  method: 'POST',
  path: '/workbench/publications/{publicationId}/publish',
  summary: 'Publish what has been read, at once or at a time',
  access: keepsCatalogue,
  fallback: workbenchMessages.publishFailed,
  errors: ['CHANGED_MEANWHILE'],
  params,
  body: z.object({ atUtc: z.nullable(z.iso.datetime()), withoutBadRows: z.boolean() }),
  reply: emptyReply,
})

export const holdPublication = defineEndpoint({
  name: 'workbench.holdPublication',
  method: 'DELETE',
  path: '/workbench/publications/{publicationId}/publish',
  summary: 'Make a scheduled publication a draft again',
  access: keepsCatalogue,
  fallback: workbenchMessages.publishFailed,
  errors: ['CHANGED_MEANWHILE'],
  params,
  reply: emptyReply,
})

export const checkRollBack = defineEndpoint({
  name: 'workbench.checkRollBack',
  method: 'GET',
  path: '/workbench/publications/{publicationId}/roll-back',
  summary: 'How many rows can be rolled back, and which others have changed since or use',
  access: keepsCatalogue,
  fallback: workbenchMessages.rollBackFailed,
  errors: ['CHANGED_MEANWHILE'],
  params,
  reply: z.object({ untouched: z.int(), kept: z.array(keptRow), keptCount: z.int() }),
})

export const rollBack = defineEndpoint({
  name: 'workbench.rollBack',
  method: 'POST',
  path: '/workbench/publications/{publicationId}/roll-back',
  summary: 'Take a publication back by a new one: all of it, or only what is untouched',
  access: keepsCatalogue,
  fallback: workbenchMessages.rollBackFailed,
  errors: ['CHANGED_MEANWHILE'],
  params,
  body: z.object({ onlyUntouched: z.boolean() }),
  reply: z.object({ publicationId: id }),
  success: 201,
})
