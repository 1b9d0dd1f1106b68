import {
  beginDraft,
  uploadFile,
  checkRollBack,
  compareDraft,
  getDraftDrawing,
  getPublication,
  leaveOutFile,
  listDraftDrawings,
  publishDraft,
  saveCallouts,
  rollBack,
} from '@volute/domain/workbench/workbench'
import { requestOf } from '@volute/domain/core/kernel'
import { eq } from 'drizzle-orm'
import { schema } from '../src/core/db/index.ts'
import { findDifference, lookForCallouts, publish, readFile } from '../src/workbench/workbench/index.ts'
import type { Caller, TestShop } from './open-test-shop.ts'

/** The workbench as Ada uses it; jobs run at once. */
export async function openWorkbench({ app, call, shop, signIn }: TestShop) {
  const ada = await signIn('ada@volute.example')

  async function upload(publicationId: string, name: string, content: string | Buffer, caller: Caller = ada) {
    const { method, url } = requestOf(uploadFile, { publicationId, name })
    const answer = await app.inject({
      method: method as 'POST',
      url,
      headers: {
        authorization: `Bearer ${caller.token}`,
        'x-company-id': String(caller.companyId),
        'content-type': 'application/octet-stream',
      },
      payload: content,
    })
    return { status: answer.statusCode, body: answer.json<{ fileId: number; error?: string }>() }
  }

  const state = async (publicationId: string) => (await call(getPublication, { publicationId }, ada)).body

  /** A draft of these files, already read. */
  async function drafted(files: Record<string, string | Buffer>): Promise<string> {
    const { body } = await call(beginDraft, { name: Object.keys(files).join(', ').slice(0, 100) }, ada)
    const publicationId = String(body.publicationId)
    for (const [name, content] of Object.entries(files)) {
      const { status, body: uploaded } = await upload(publicationId, name, content)
      if (status !== 201) throw new Error(uploaded.error)
    }
    await read(publicationId)
    return publicationId
  }

  /** Reads uploaded files, and files found in them. */
  async function read(publicationId: string): Promise<void> {
    for (;;) {
      const waiting = (await state(publicationId)).files.filter((file) => file.state === 'READING')
      if (waiting.length === 0) return
      for (const { fileId } of waiting) await readFile(shop, Number(publicationId), fileId)
    }
  }

  async function compared(files: Record<string, string | Buffer>): Promise<string> {
    const publicationId = await drafted(files)
    await compare(publicationId)
    return publicationId
  }

  /** Removes files whose columns a person would have to map. */
  async function leaveOutUnmapped(publicationId: string): Promise<void> {
    const { files } = await state(publicationId)
    for (const { fileId } of files.filter((file) => file.state === 'TO_MAP'))
      await call(leaveOutFile, { publicationId, fileId: String(fileId) }, ada)
  }

  async function compare(publicationId: string): Promise<void> {
    await call(compareDraft, { publicationId }, ada)
    const { publications } = schema
    const [draft] = await shop.db
      .select({ revision: publications.filesRevision })
      .from(publications)
      .where(eq(publications.id, Number(publicationId)))
    await findDifference(shop, Number(publicationId), draft?.revision ?? 0)
  }

  /** Reviews the drawings of a draft, accepting the callouts as found. */
  async function lookAt(publicationId: string): Promise<void> {
    const { drawings } = (await call(listDraftDrawings, { publicationId }, ada)).body
    for (const { drawingId } of drawings) {
      await lookForCallouts(shop, drawingId)
      const sent = { drawingId: String(drawingId) }
      const { revision, found } = (await call(getDraftDrawing, sent, ada)).body
      const callouts = found.map((one) => ({ ...one, state: 'ACCEPTED' as const }))
      await call(saveCallouts, { ...sent, revision, callouts, isLookedAt: true }, ada)
    }
    if (drawings.length > 0) await compare(publicationId)
  }

  async function published(files: Record<string, string | Buffer>): Promise<string> {
    const publicationId = await compared(files)
    await lookAt(publicationId)
    await publishNow(publicationId)
    return publicationId
  }

  async function publishNow(publicationId: string, withoutBadRows = false): Promise<void> {
    await call(publishDraft, { publicationId, atUtc: null, withoutBadRows }, ada)
    await publish(shop, Number(publicationId))
  }

  /** Rolls a publication back, and returns the id of the new publication. */
  async function rolledBack(publicationId: string, onlyUntouched = false): Promise<string> {
    const { body, status } = await call(rollBack, { publicationId, onlyUntouched }, ada)
    if (status !== 201) {
      const { kept } = (await call(checkRollBack, { publicationId }, ada)).body
      throw new Error(`${body.error} ${JSON.stringify(kept.slice(0, 5))}`)
    }
    await publish(shop, body.publicationId)
    return String(body.publicationId)
  }

  return {
    ada,
    upload,
    state,
    read,
    drafted,
    leaveOutUnmapped,
    compare,
    compared,
    publishNow,
    published,
    rolledBack,
  }
}
