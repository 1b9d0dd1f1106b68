/** Milliseconds of every answer, by the name of what was asked for. */
export type Probed = Record<string, number[]>

/** Requests of somebody else meanwhile. */
export const probes = { 'static page': '/login', 'look-up': '/api/lookup/serial/100234' }

let seen: Probed = {}

process.on('message', (told: 'tell' | { address: string; token: string }) => {
  if (told !== 'tell')
    return Object.entries(probes).forEach(([name, path]) => void probe(name, told.address + path, told.token))
  process.send?.(seen)
  seen = {}
})
process.once('disconnect', () => process.exit())

async function probe(name: string, url: string, token: string) {
  for (;;) {
    const asked = performance.now()
    const answer = await fetch(url, { headers: { authorization: `Bearer ${token}` } })
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`${name} answers ${answer.status}`)
    seen[name] = [...(seen[name] ?? []), performance.now() - asked]
  }
}
