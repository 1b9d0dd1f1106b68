/**
 * Browser features that jsdom lacks. Pages use them as their code loads or in a later frame, maybe after the test that
 * opened them.
 */
Object.assign(globalThis, {
  matchMedia: () => ({ matches: false, addEventListener() {}, removeEventListener() {} }),
})
Element.prototype.scrollIntoView = () => undefined
