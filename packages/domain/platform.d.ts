/** Declares what the domain uses of its platform, in the browser and in Node.js: addresses, and nothing else. */
declare class URL {
  constructor(url: string, base?: string)
  static canParse(url: string, base?: string): boolean
  readonly origin: string
  readonly hostname: string
  readonly pathname: string
  readonly search: string
}

declare class URLSearchParams {
  constructor(init: string | string[][])
  readonly size: number
  get(name: string): string | null
}
