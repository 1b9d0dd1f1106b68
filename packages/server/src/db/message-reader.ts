/** What a caller of a database has said. */
export type Said =
  | { kind: 'messages'; messages: Buffer; isWhole: boolean }
  /** A question whether the connection may be encrypted. */
  | { kind: 'encryption' }
  /** A farewell, a wish to cancel another's query, or what is no message. */
  | { kind: 'end' }

const START = 196_608
const ENCRYPTIONS = [80_877_103, 80_877_104]
const TERMINATE = 'X'.charCodeAt(0)
/** A session is free for others after a query and after the end of a statement of several messages. */
const LAST = ['Q', 'S'].map((type) => type.charCodeAt(0))

/** Finds the messages of PostgreSQL's protocol in the pieces that a connection brings. */
export class MessageReader {
  #pieces: Buffer[] = []
  #size = 0
  /** How much there must be for the message that was cut off. */
  #needed = 1
  #hasStarted = false

  add(piece: Buffer): void {
    this.#pieces.push(piece)
    this.#size += piece.length
  }

  hasMessages(): boolean {
    if (this.#size < this.#needed) return false
    const received = this.#received()
    this.#needed = this.#lengthOf(received, 0)
    return this.#size >= this.#needed
  }

  /** Takes all messages that have arrived, up to one that is not for the session. */
  take(): Said {
    if (!this.#hasStarted) return this.#takeStart()
    const received = this.#received()
    if (received[0] === TERMINATE) return { kind: 'end' }
    let [end, last] = [0, 0]
    while (end < received.length && received[end] !== TERMINATE) {
      const next = end + this.#lengthOf(received, end)
      if (next > received.length) break
      last = end
      end = next
    }
    return { kind: 'messages', messages: this.#cut(end), isWhole: LAST.includes(received[last] ?? 0) }
  }

  /** The first message has no type, so that those who ask something else first can do so. */
  #takeStart(): Said {
    const messages = this.#cut(this.#lengthOf(this.#received(), 0))
    const code = messages.length < 8 ? 0 : messages.readInt32BE(4)
    if (ENCRYPTIONS.includes(code)) return { kind: 'encryption' }
    if (code !== START) return { kind: 'end' }
    this.#hasStarted = true
    return { kind: 'messages', messages, isWhole: true }
  }

  #received(): Buffer {
    if (this.#pieces.length > 1) this.#pieces = [Buffer.concat(this.#pieces)]
    return this.#pieces[0] ?? Buffer.alloc(0)
  }

  #cut(length: number): Buffer {
    const received = this.#received()
    this.#pieces = length < received.length ? [received.subarray(length)] : []
    this.#size = received.length - length
    this.#needed = 1
    return received.subarray(0, length)
  }

  /** The length of the message that begins here, as far as it can be seen. */
  #lengthOf(received: Buffer, from: number): number {
    const head = from + (this.#hasStarted ? 1 : 0)
    if (received.length < head + 4) return head + 4 - from
    return Math.max(received.readInt32BE(head), 4) + head - from
  }
}
