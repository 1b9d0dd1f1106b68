import pg from 'pg'

/** Runs one statement on the cluster that holds the tests' databases. */
export async function administer(clusterUrl: string, statement: string) {
  const client = new pg.Client({ connectionString: clusterUrl })
  await client.connect()
  await client.query(statement)
  await client.end()
}
