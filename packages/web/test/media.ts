/**
 * What the tests' browser lacks: a screen that prefers nothing. Pages ask it as their code loads, which may be after the test that
 * wanted them.
 */
Object.assign(globalThis, {
  matchMedia: () => ({ matches: false, addEventListener() {}, removeEventListener() {} }),
})
