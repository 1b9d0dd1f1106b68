/** Why a drawing is rejected, in words that follow its file's name. */
export class BadDrawing extends Error {
  readonly line: number | undefined
  constructor(reason: string, line?: number) {
    super(reason)
    this.line = line
  }
}
