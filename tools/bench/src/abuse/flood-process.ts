export interface Flooded {
  seconds: number
  /** Number of answers by status. */
  statuses: Record<number, number>
}

process.once('message', async ({ address, count }: { address: string; count: number }) => {
  const begun = performance.now()
  const answers = await Promise.all(Array.from({ length: count }, () => signInWrongly(address)))
  const seconds = (performance.now() - begun) / 1_000
  const statuses: Record<number, number> = {}
  for (const status of answers) statuses[status] = (statuses[status] ?? 0) + 1
  process.send?.({ seconds, statuses } satisfies Flooded, () => process.disconnect?.())
})

async function signInWrongly(address: string): Promise<number> {
  const answer = await fetch(`${address}/api/registration/authenticate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'rosa@riverbend.example', password: 'Wrong-Pass-1' }),
  })
  await answer.arrayBuffer()
  return answer.status
}
