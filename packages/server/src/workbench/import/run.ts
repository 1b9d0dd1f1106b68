import type { Readings } from './open-readings.ts'
import type { ImportReport } from './report.ts'

/** One import at work. */
export interface Run {
  report: ImportReport
  /** A folder of its own, removed when the import ends. */
  workFolder: string
  /** Called with the bytes of the folder just done; throws once the import is to stop. */
  onBytes: (count: number) => void
  stop: AbortSignal | undefined
  readings: Readings
}
