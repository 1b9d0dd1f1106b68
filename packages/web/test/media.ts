/** A screen that prefers nothing, which jsdom lacks. Pages ask it as their code loads, maybe after the test that opened them. */
Object.assign(globalThis, {
  matchMedia: () => ({ matches: false, addEventListener() {}, removeEventListener() {} }),
})
