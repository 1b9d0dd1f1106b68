/** Which folders of a package may use which others. A new room or arrow is one entry here. */
export interface RoomGraph {
  /** Folders that every room may use. */
  ground: readonly string[]
  /** Folders without a barrel: each file is named for its one export and imported by itself. */
  withoutBarrel: readonly string[]
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
    users: [],
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
    contract: [
      'session',
      'registration',
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
    ],
  },
}

const server: RoomGraph = {
  ground: ['db', 'http', 'audit', 'mail', 'files'],
  withoutBarrel: ['http'],
  arrows: {
    db: [],
    files: [],
    audit: ['db'],
    mail: ['db'],
    http: ['db', 'files'],
    queue: ['db'],
    health: ['orders'],
    session: [],
    users: [],
    registration: ['people', 'session', 'users'],
    account: ['session'],
    companies: ['people'],
    distributors: [],
    preferences: [],
    catalogue: [],
    erp: [],
    people: ['session'],
    'lead-time': ['erp'],
    cart: ['catalogue', 'lead-time'],
    checkout: ['cart'],
    quotes: ['cart', 'checkout'],
    orders: ['cart', 'catalogue', 'checkout', 'erp', 'people', 'quotes'],
    import: ['catalogue', 'companies', 'people'],
    demo: ['import', 'orders', 'people'],
  },
}

const web: RoomGraph = {
  ground: ['ui', 'api'],
  withoutBarrel: ['ui', 'app'],
  arrows: {
    ui: [],
    api: [],
    session: [],
    legal: [],
    demo: [],
    registration: ['session'],
    users: ['session'],
    account: ['session'],
    companies: ['session'],
    distributors: ['session'],
    preferences: ['session'],
    'lead-time': [],
    catalogue: ['lead-time', 'session'],
    cart: ['catalogue', 'lead-time', 'session'],
    'quick-order': ['cart', 'catalogue', 'lead-time'],
    checkout: ['cart', 'lead-time', 'session'],
    orders: ['cart', 'checkout', 'session'],
    quotes: ['orders', 'session'],
    dashboard: ['catalogue', 'companies', 'session'],
    app: [
      'session',
      'legal',
      'registration',
      'users',
      'account',
      'companies',
      'distributors',
      'preferences',
      'demo',
      'lead-time',
      'cart',
      'catalogue',
      'quick-order',
      'checkout',
      'orders',
      'quotes',
      'dashboard',
    ],
  },
}

export const roomGraphs = { domain, server, web }
