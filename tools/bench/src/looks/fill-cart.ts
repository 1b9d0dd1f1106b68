import { getCartMap, putCart } from '@volute/domain/buying/cart'
import { getPart } from '@volute/domain/catalogue/part'
import type { Shop } from '../shop.ts'

/** Fills the visitor's cart with one part and nothing else. */
export async function fillCart({ address, session }: Shop, partNumber: string): Promise<void> {
  const headers = { authorization: `Bearer ${session.token}`, 'content-type': 'application/json' }
  const read = async (path: string): Promise<unknown> =>
    (await fetch(`${address}/api${path}`, { headers })).json()
  const { partId } = getPart.reply.parse(await read(getPart.path.replace('{partNumber}', partNumber)))
  const { version } = getCartMap.reply.parse(await read(getCartMap.path))
  const items = [{ partId, quantity: 2 }]
  const body = JSON.stringify({ replaceAll: true, version, items })
  const answer = await fetch(`${address}/api${putCart.path}`, { method: putCart.method, headers, body })
  if (!answer.ok) throw new Error(`The cart was not filled: ${await answer.text()}`)
}
