/** Rejection of a drawing, with a reason that follows its file's name. */
export class BadDrawing extends Error {
  readonly line: number | undefined
  constructor(reason: string, line?: number) {
    super(reason)
    this.line = line
  }
}
