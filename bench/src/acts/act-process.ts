import { acts, bareAct, type Call } from './acts.ts'

/** The buyers' own process, so that their work takes no time from the shop. */
export interface ActLoad {
  name: string
  address: string
  /** One a buyer, who acts again and again, side by side with the others. */
  tokens: readonly string[]
  partIds: readonly number[]
  seconds: number
  /** Acts that are not counted, while database and shop compile their code. */
  warmUpSeconds: number
}

process.once('message', async (load: ActLoad) => {
  const durations = (await Promise.all(load.tokens.map((token) => actAsBuyer(token, load)))).flat()
  process.send?.(durations, () => process.disconnect?.())
})

/** The milliseconds of every measured call of one buyer. */
async function actAsBuyer(token: string, { name, address, partIds, seconds, warmUpSeconds }: ActLoad) {
  const { once, each, act } = [bareAct, ...acts].find((one) => one.name === name) ?? bareAct
  const call = openCall(address, token)
  await once?.(call, partIds)
  const begin = performance.now() + warmUpSeconds * 1000
  const durations: number[] = []
  while (performance.now() < begin + seconds * 1000) {
    const ready = await each?.(call, partIds)
    const start = performance.now()
    await act(call, partIds, ready)
    if (start >= begin) durations.push(performance.now() - start)
  }
  return durations
}

function openCall(address: string, token: string): Call {
  return async (method, path, body) => {
    const answer = await fetch(`${address}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${method} ${path} answers ${answer.status}: ${text.slice(0, 200)}`)
    return JSON.parse(text || 'null') as unknown
  }
}
