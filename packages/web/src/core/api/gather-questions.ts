interface Waiting<Question, Answer> {
  question: Question
  signal: AbortSignal
  resolve: (answer: Answer | undefined) => void
  reject: (reason: unknown) => void
}

interface Gathering {
  /** Milliseconds to wait for further questions after each one. */
  pause: number
  /** Maximum number of questions per call; more are split into several calls. */
  most: number
}

/**
 * Batches questions into one call after a pause without new ones; each gets the answer at its index. An aborted question is
 * not sent, and a call is aborted once all of its questions are (LEAD-01, LEAD-10).
 */
export function gatherQuestions<Question, Answer>(
  askAll: (questions: Question[], signal: AbortSignal) => Promise<readonly Answer[]>,
  { pause, most }: Gathering,
) {
  let waiting: Waiting<Question, Answer>[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  return function ask(question: Question, signal: AbortSignal): Promise<Answer | undefined> {
    return new Promise((resolve, reject) => {
      signal.throwIfAborted()
      signal.addEventListener('abort', () => reject(signal.reason), { once: true })
      waiting.push({ question, signal, resolve, reject })
      clearTimeout(timer)
      timer = setTimeout(askWaiting, pause)
    })
  }

  function askWaiting() {
    const wanted = waiting.filter(({ signal }) => !signal.aborted)
    waiting = []
    for (let start = 0; start < wanted.length; start += most)
      void askTogether(wanted.slice(start, start + most))
  }

  async function askTogether(asked: Waiting<Question, Answer>[]) {
    try {
      const answers = await askAll(
        asked.map(({ question }) => question),
        whenAllAborted(asked.map(({ signal }) => signal)),
      )
      for (const [place, { resolve }] of asked.entries()) resolve(answers[place])
    } catch (failure) {
      for (const { reject } of asked) reject(failure)
    }
  }
}

/** Returns a signal that aborts once all of these have aborted. */
function whenAllAborted(signals: AbortSignal[]): AbortSignal {
  const all = new AbortController()
  let left = signals.length
  for (const signal of signals) {
    signal.addEventListener('abort', () => --left === 0 && all.abort(), { once: true })
  }
  return all.signal
}
