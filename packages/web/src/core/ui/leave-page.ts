/** Question that a page or dialog asks before input is lost. */
interface Question {
  /** Asks, and calls `leave` if the user leaves anyway. */
  ask: (leave: () => void) => void
  /** True when the input is stored on the device until the user signs out. */
  isDraft: boolean
}

const questions = new Set<Question>()

/** Signs out or changes the company, either immediately or after the user has agreed to lose the input. */
export function leavePage(leave: () => void, { forgetsDrafts }: { forgetsDrafts: boolean }) {
  const asked = [...questions].findLast(({ isDraft }) => forgetsDrafts || !isDraft)
  if (asked) asked.ask(leave)
  else leave()
}

/** Registers a question; returns a function that removes it. */
export function askBeforeLeaving(question: Question): () => void {
  questions.add(question)
  return () => void questions.delete(question)
}
