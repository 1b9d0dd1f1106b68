/** A PostgreSQL server, or a pooler in front of it. */
export interface Place {
  /** URL with user, password and database. */
  url: string
  host: string
  port: number
}

/**
 * Reads the servers of a `DATABASE_URL`: one, or several as libpq writes them, `postgres://user@one:5432,two:5433/shop`;
 * empty if the URL is invalid.
 */
export function readPlaces(databaseUrl: string): Place[] {
  const [, head = '', hosts = '', tail = ''] =
    /^(postgres(?:ql)?:\/\/(?:[^@/?#]*@)?)([^/?#]*)(.*)$/.exec(databaseUrl) ?? []
  const urls = hosts.split(',').map((host) => `${head}${host}${tail}`)
  if (!head || !urls.every((url) => URL.canParse(url))) return []
  return urls.map((url) => {
    const { hostname, port } = new URL(url)
    return { url, host: hostname.replace(/^\[(.*)\]$/, '$1'), port: Number(port || 5432) }
  })
}
