import * as contract from '@volute/domain/workbench/workbench'
import { route } from '../../core/http/bind.ts'
import { bringInFile, getBroughtFile, leaveOutFile, listBadRows, mapFile } from './bring-in.ts'
import { compareDraft } from './compare-draft.ts'
import { assignDrawing, saveCallouts } from './drawings/change-drawings.ts'
import { getDraftDrawing, getDraftPicture, listDraftDrawings } from './drawings/read-drawings.ts'
import { beginDraft, discardDraft, getPublication, listPublications } from './drafts.ts'
import { listChanges } from './list-changes.ts'
import { holdPublication, publishDraft } from './publish-draft.ts'
import { checkTakeBack, takeBack } from './take-back.ts'

export { findDifference, giveUpDifference } from './compare-draft.ts'
export { giveUpCallouts, lookForCallouts } from './drawings/look-for-callouts.ts'
export { giveUpPublication, publish, publishDue } from './publish-draft.ts'
export { giveUpFile, readFile } from './read-file.ts'
export { uploadSweep } from './sweep-uploads.ts'
export { forgetOutdated } from './take-back.ts'

export const workbenchRoutes = [
  route(contract.listPublications, listPublications),
  route(contract.beginDraft, beginDraft),
  route(contract.getPublication, getPublication),
  route(contract.discardDraft, discardDraft),
  route(contract.bringInFile, bringInFile),
  route(contract.leaveOutFile, leaveOutFile),
  route(contract.getBroughtFile, getBroughtFile),
  route(contract.mapFile, mapFile),
  route(contract.listBadRows, listBadRows),
  route(contract.compareDraft, compareDraft),
  route(contract.listChanges, listChanges),
  route(contract.publishDraft, publishDraft),
  route(contract.holdPublication, holdPublication),
  route(contract.checkTakeBack, checkTakeBack),
  route(contract.takeBack, takeBack),
  route(contract.listDraftDrawings, listDraftDrawings),
  route(contract.getDraftDrawing, getDraftDrawing),
  route(contract.assignDrawing, assignDrawing),
  route(contract.saveCallouts, saveCallouts),
  route(contract.getDraftPicture, getDraftPicture),
]
