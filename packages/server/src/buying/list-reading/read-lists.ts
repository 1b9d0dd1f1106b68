import { createHash } from 'node:crypto'
import {
  candidateNumbers,
  documentMessages,
  headerKey,
  type ListReading,
  listReadingMessages,
  type ListSource,
  type readLists as contract,
  readDocumentText,
  type ReadingChoice,
  tableOfText,
} from '@volute/domain/buying/list-reading'
import { cartMessages } from '@volute/domain/buying/cart'
import { badRequest, type InputOf, limits } from '@volute/domain/core/kernel'
import type { ActorContext } from '../../core/http/context.ts'
import type { Handler } from '../../core/http/bind.ts'
import { findSameFile, findSamePo, keepPoFile } from '../orders/index.ts'
import { askFile, type OpenedList } from './ask-file.ts'
import { askLines } from './ask-lines.ts'
import { compareLines } from './compare-lines.ts'
import { findColumns, findKnownNumbers, keepColumns } from './list-store.ts'

/** Reads a list or a purchase order, and reports on each line; what is not certain is asked (READ-07). */
export const readLists: Handler<typeof contract> = async (ctx, input) => {
  const content = contentOf(input)
  const opened = content ? await askFile(content, input.file?.name ?? '') : openText(input.text ?? '')
  const { reading, isRemembered } = await readWithColumns(ctx, opened, input.choice)
  const { questions, lines } = reading
  if (questions.length === 0 && lines.length > (input.mostLines ?? Infinity))
    throw badRequest(cartMessages.tooManyLines(lines.length))
  const compared = await compareLines(ctx, reading, currencyOf(opened.source, input.choice))
  const poFileId =
    input.file && content && reading.lines.length > 0
      ? await keepPoFile(ctx, { name: input.file.name, content })
      : null
  return { reading, ...compared, isRemembered, poFileId, ...(await findSame(ctx, reading, content)) }
}

/** Characters of a pasted text that is read at once. */
const SHORT_TEXT = 30_000

/** Bytes of the file, or of a pasted XML document or long text, which is read like a file; undefined for another text. */
function contentOf({ text, file }: InputOf<typeof contract>): Buffer | undefined {
  if ((text === undefined) === (file === undefined)) throw badRequest(listReadingMessages.oneSource)
  if (text !== undefined)
    return text.length > SHORT_TEXT || /^\uFEFF?\s*<[?!\w]/.test(text) ? Buffer.from(text) : undefined
  const content = Buffer.from(file?.base64 ?? '', 'base64')
  if (content.length > limits.listFileBytes) throw badRequest(documentMessages.fileTooLarge)
  return content
}

function openText(text: string): OpenedList {
  const source = readDocumentText(text) ?? { tables: [tableOfText(text)], orders: [], notAnOrder: null }
  return { source, numbers: candidateNumbers(source) }
}

/**
 * Reads with the columns that a person chose, and remembers them for the company; without a choice with those remembered for
 * the same header row (READ-08).
 */
async function readWithColumns(ctx: ActorContext, opened: OpenedList, choice: ReadingChoice = {}) {
  const { source, numbers } = opened
  const known = await findKnownNumbers(ctx.db, numbers)
  const { companyId } = ctx.actor
  const reading = await askLines({ source, known, choice })
  const headKey = headerKey(reading)
  if (headKey === '') return { reading, isRemembered: false }
  if (choice.columns) {
    if (reading.questions.length === 0)
      await keepColumns(ctx.db, { companyId, headKey, columns: choice.columns, now: ctx.now() })
    return { reading, isRemembered: false }
  }
  const columns = await findColumns(ctx.db, companyId, headKey)
  if (columns?.length !== reading.columns.length) return { reading, isRemembered: false }
  return { reading: await askLines({ source, known, choice: { ...choice, columns } }), isRemembered: true }
}

/** Currency of the order that was read; empty if it states none. */
const currencyOf = ({ orders }: ListSource, choice: ReadingChoice | undefined) =>
  orders[choice?.order ?? 0]?.currency ?? ''

/** Earlier orders with the same PO number or of the same file (READ-10). */
async function findSame(ctx: ActorContext, { poNumber, lines }: ListReading, content: Buffer | undefined) {
  const sha256 = content && createHash('sha256').update(content).digest('hex')
  const [samePo, sameFile] = await Promise.all([
    findSamePo(ctx, poNumber, lines),
    sha256 ? findSameFile(ctx, sha256, lines) : null,
  ])
  return { samePo, sameFile }
}
