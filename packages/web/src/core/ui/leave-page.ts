/** Question of a page or dialog before something typed in it is lost. */
interface Question {
  /** Asks, and calls `leave` when the person leaves all the same. */
  ask: (leave: () => void) => void
  /** It is kept on the device until the person signs out. */
  isDraft: boolean
}

const questions = new Set<Question>()

/** Signs out or changes the company: at once, or once the person has said that what they typed may be lost. */
export function leavePage(leave: () => void, { forgetsDrafts }: { forgetsDrafts: boolean }) {
  const asked = [...questions].findLast(({ isDraft }) => forgetsDrafts || !isDraft)
  if (asked) asked.ask(leave)
  else leave()
}

/** Asks from now on; returns how to stop. */
export function askBeforeLeaving(question: Question): () => void {
  questions.add(question)
  return () => void questions.delete(question)
}
