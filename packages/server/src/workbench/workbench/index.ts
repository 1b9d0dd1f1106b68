import * as contract from '@volute/domain/workbench/workbench'
import { route } from '../../core/http/bind.ts'
import { uploadFile, getUploadedFile, leaveOutFile, listBadRows, mapFile } from './upload-file.ts'
import { compareDraft, compareDraftJob } from './compare-draft.ts'
import { assignDrawing, saveCallouts } from './drawings/change-drawings.ts'
import { lookForCalloutsJob } from './drawings/look-for-callouts.ts'
import { getDraftDrawing, getDraftPicture, listDraftDrawings } from './drawings/read-drawings.ts'
import { beginDraft, discardDraft, getPublication, listPublications, renameDraft } from './drafts.ts'
import { listChanges } from './list-changes.ts'
import { holdPublication, publishDraft, publishJob } from './publish-draft.ts'
import { readFileJob } from './read-file.ts'
import { checkRollBack, rollBack } from './roll-back.ts'

export { findDifference } from './compare-draft.ts'
export { lookForCallouts } from './drawings/look-for-callouts.ts'
export { publish, publishDue } from './publish-draft.ts'
export { readFile } from './read-file.ts'
export { uploadSweep } from './sweep-uploads.ts'
export { forgetOutdated } from './roll-back.ts'

export const workbenchJobs = [readFileJob, lookForCalloutsJob, compareDraftJob, publishJob]

export const workbenchRoutes = [
  route(contract.listPublications, listPublications),
  route(contract.beginDraft, beginDraft),
  route(contract.getPublication, getPublication),
  route(contract.renameDraft, renameDraft),
  route(contract.discardDraft, discardDraft),
  route(contract.uploadFile, uploadFile),
  route(contract.leaveOutFile, leaveOutFile),
  route(contract.getUploadedFile, getUploadedFile),
  route(contract.mapFile, mapFile),
  route(contract.listBadRows, listBadRows),
  route(contract.compareDraft, compareDraft),
  route(contract.listChanges, listChanges),
  route(contract.publishDraft, publishDraft),
  route(contract.holdPublication, holdPublication),
  route(contract.checkRollBack, checkRollBack),
  route(contract.rollBack, rollBack),
  route(contract.listDraftDrawings, listDraftDrawings),
  route(contract.getDraftDrawing, getDraftDrawing),
  route(contract.assignDrawing, assignDrawing),
  route(contract.saveCallouts, saveCallouts),
  route(contract.getDraftPicture, getDraftPicture),
]
