/** A drawing that is not taken, in words that follow its file's name. */
export class BadDrawing extends Error {
  readonly line: number | undefined
  constructor(reason: string, line?: number) {
    super(reason)
    this.line = line
  }
}
