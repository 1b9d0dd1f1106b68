/** Selectors of elements on the BOM page. */
export const selectors = {
  list: 'section[aria-label="Parts"]',
  row: 'section[aria-label="Parts"] tbody td',
  stage: 'section[aria-label^="Drawing:"]',
  hotspot: 'section[aria-label^="Drawing:"] svg [data-part-number]',
}
