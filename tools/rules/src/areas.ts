/**
 * The nine areas of each layer, and the other areas that each can use. A module is a folder in an area, such as
 * `buying/cart`; within an area modules can use each other, but never in a circle. Only the app uses `backoffice` or
 * `workbench`.
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
  /** Modules without a barrel: each file is named for its single export and imported directly. */
  withoutBarrel: readonly string[]
  /** Exception to the index rule: the web's routes load a module's pages and their data, the release runs the server's programs. */
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
    routed: { by: 'app/[a-z-]*(routes|page)\\.tsx?', to: '.+-(page\\.tsx|(search-params|query)\\.ts)' },
  },
}

/** Module of a product file, such as `packages/web/src/buying/cart`; the app counts as one module. */
export const moduleOf = (path: string) =>
  /^packages\/[\w-]+\/src\/(?:app(?=\/)|[^/]+\/[^/]+(?=\/))/.exec(path)?.[0]
