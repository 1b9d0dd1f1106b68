import type { ImportMap } from '@volute/domain/workbench/workbench'

/** A file as an ERP exports it, and how to read it. */
export interface ErpFile {
  name: string
  content: Buffer
  read: ImportMap[number]
}
