import type { Readings } from './open-readings.ts'
import type { ImportReport } from './report.ts'

/** A running import. */
export interface Run {
  report: ImportReport
  /** Separate folder, removed when the import ends. */
  workFolder: string
  /** Called with the bytes of the folder just done; throws once the import is to stop. */
  onBytes: (count: number) => void
  stop: AbortSignal | undefined
  readings: Readings
}
