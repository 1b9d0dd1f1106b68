import type { ListSource } from '../list-source.ts'
import { documentMessages } from './document-messages.ts'
import { isEdifact, readEdifact } from './read-edifact.ts'
import { isX12, readX12 } from './read-x12.ts'

/** Reads a text that is a document of its own: EDI, or a cart of a procurement system. Null for any other text. */
export function readDocumentText(text: string): ListSource | null {
  const plain = text.replace(/^\uFEFF/, '')
  if (isX12(plain)) return readX12(plain)
  if (isEdifact(plain)) return readEdifact(plain)
  if (/NEW_ITEM-|[?&]?HOOK_URL=/.test(plain))
    return { tables: [], orders: [], notAnOrder: documentMessages.cart }
  return null
}
