/** Which folders of a package may use which others. A new room or arrow is one entry here. */
export interface RoomGraph {
  /** Folders that every room may use. */
  ground: readonly string[]
  /** Folders without a barrel: each file is named for its one export and imported by itself. */
  withoutBarrel: readonly string[]
  /** What some files take from any room by itself: the web's routes load a room's pages and read their addresses. */
  routed?: { by: string; to: string }
  /** What a folder may use besides itself and, unless it is ground, the ground. */
  arrows: Readonly<Record<string, readonly string[]>>
}

const domain: RoomGraph = {
  ground: ['kernel', 'permissions', 'pricing'],
  withoutBarrel: [],
  arrows: {
    permissions: [],
    kernel: ['permissions'],
    pricing: ['kernel'],
    session: [],
    roles: [],
    users: [],
    legal: [],
    registration: ['users'],
    account: [],
    companies: [],
    distributors: [],
    preferences: [],
    demo: [],
    catalogue: [],
    'lead-time': [],
    cart: ['catalogue', 'lead-time'],
    'quick-order': ['cart', 'catalogue'],
    checkout: ['cart', 'catalogue'],
    quotes: ['cart', 'checkout'],
    orders: ['cart', 'catalogue', 'checkout', 'quotes'],
    dashboard: [],
    contract: [
      'session',
      'registration',
      'roles',
      'users',
      'account',
      'companies',
      'distributors',
      'preferences',
      'demo',
      'catalogue',
      'lead-time',
      'cart',
      'checkout',
      'quotes',
      'orders',
      'dashboard',
    ],
  },
}

const server: RoomGraph = {
  ground: ['db', 'http', 'audit', 'mail', 'files', 'pdf'],
  withoutBarrel: ['http'],
  arrows: {
    db: [],
    files: [],
    pdf: [],
    audit: ['db'],
    mail: ['db'],
    http: ['db', 'files'],
    queue: ['db'],
    health: ['orders'],
    session: [],
    legal: [],
    roles: ['people'],
    users: ['people', 'roles'],
    registration: ['people', 'session', 'users'],
    account: ['people', 'session', 'users'],
    companies: ['people'],
    distributors: [],
    preferences: [],
    catalogue: [],
    erp: [],
    people: [],
    'lead-time': ['erp'],
    cart: ['catalogue', 'lead-time'],
    checkout: ['cart'],
    quotes: ['cart', 'checkout'],
    orders: ['cart', 'catalogue', 'checkout', 'erp', 'people', 'quotes'],
    dashboard: ['orders', 'quotes', 'roles', 'users'],
    import: ['catalogue', 'companies', 'people'],
    demo: [],
  },
}

const web: RoomGraph = {
  ground: ['ui', 'api'],
  withoutBarrel: ['ui', 'app'],
  routed: { by: 'app/[a-z-]*routes\\.tsx?', to: '.+-(page\\.tsx|search-params\\.ts)' },
  arrows: {
    ui: [],
    api: [],
    dev: [],
    session: [],
    legal: ['session'],
    demo: [],
    registration: ['session'],
    roles: ['session'],
    users: ['session'],
    account: ['session'],
    companies: ['session'],
    distributors: ['session'],
    preferences: ['session'],
    'lead-time': [],
    part: [],
    cart: ['part', 'lead-time', 'session'],
    search: ['cart', 'part'],
    bom: ['cart', 'lead-time', 'part', 'search'],
    serial: [],
    'quick-order': ['cart', 'lead-time', 'part'],
    checkout: ['cart', 'lead-time', 'session'],
    orders: ['cart', 'session'],
    quotes: ['cart', 'checkout', 'orders', 'session'],
    dashboard: ['companies', 'part', 'search', 'session'],
    app: [
      'session',
      'legal',
      'registration',
      'roles',
      'users',
      'account',
      'companies',
      'distributors',
      'preferences',
      'demo',
      'lead-time',
      'cart',
      'part',
      'search',
      'bom',
      'serial',
      'quick-order',
      'checkout',
      'orders',
      'quotes',
      'dashboard',
      'dev',
    ],
  },
}

/** Rooms that one layer keeps whole and the web divides as its screens are. */
export const dividedOnWeb: Readonly<Record<string, readonly string[]>> = {
  catalogue: ['part', 'bom', 'search', 'serial'],
}

export const roomGraphs = { domain, server, web }
