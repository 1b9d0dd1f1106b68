import type { ImportReport } from './report.ts'

/** One import at work. */
export interface Run {
  report: ImportReport
  /** A folder of its own that goes when the import ends. */
  workFolder: string
  /** Told of work done, in bytes of the folder; throws once the import is to stop. */
  onBytes: (count: number) => void
  stop: AbortSignal | undefined
}
