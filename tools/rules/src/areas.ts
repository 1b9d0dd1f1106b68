/**
 * The nine areas of each layer, and the others that each may use. A module stands in an area as a folder, `buying/cart`; within an
 * area modules may use each other, never in a circle. Nothing but the app uses `backoffice` or `workbench`.
 */
export const areas: Readonly<Record<string, readonly string[]>> = {
  core: [],
  people: ['core'],
  catalogue: ['core', 'people'],
  buying: ['core', 'people', 'catalogue'],
  service: ['core', 'people', 'catalogue', 'buying', 'storefront'],
  storefront: ['core', 'people', 'catalogue', 'buying', 'service'],
  backoffice: ['core', 'people', 'catalogue', 'buying', 'service', 'storefront'],
  workbench: ['core', 'people', 'catalogue', 'buying', 'service', 'storefront'],
  app: ['core', 'people', 'catalogue', 'buying', 'service', 'storefront', 'backoffice', 'workbench'],
}

/** A layer of the product. */
export interface Layer {
  /** Modules without a barrel: each file is named for its one export and imported by itself. */
  withoutBarrel: readonly string[]
  /** Files that some files may use freely: the web's routes load a module's pages, the release runs its program. */
  routed?: { by: string; to: string }
}

export const layers: Readonly<Record<string, Layer>> = {
  domain: { withoutBarrel: [] },
  server: {
    withoutBarrel: ['core/http', 'core/log', 'core/settings'],
    routed: { by: 'app/release\\.ts', to: '.+/main\\.ts' },
  },
  web: {
    withoutBarrel: ['core/ui', 'app/(shell|palette|offline)'],
    routed: { by: 'app/[a-z-]*(routes|page)\\.tsx?', to: '.+-(page\\.tsx|search-params\\.ts)' },
  },
}

/** Module that a file of the product stands in, `packages/web/src/buying/cart`; the app is one. */
export const moduleOf = (path: string) =>
  /^packages\/\w+\/src\/(?:app(?=\/)|[^/]+\/[^/]+(?=\/))/.exec(path)?.[0]
