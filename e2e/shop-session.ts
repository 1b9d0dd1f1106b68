import type { APIRequestContext } from '@playwright/test'

/** Everybody's password in the demo world. */
export const PASSWORD = 'Volute-Demo-1'

export interface ShopSession {
  token: string
  accessToken: string | null
  userId: number
  companyId: number
  [field: string]: unknown
}

export interface WantedLine {
  partNumber: string
  quantity: number
  impellerTrim?: number
  impellerAngle?: number
}

const sessions = new Map<string, Promise<ShopSession>>()

/** The session of somebody of the demo's cast, made once for all journeys of a run. */
export function sessionOf(request: APIRequestContext, email: string): Promise<ShopSession> {
  const known = sessions.get(email) ?? authenticate(request, email)
  sessions.set(email, known)
  return known
}

/** Puts exactly these lines into somebody's cart. */
export async function fillCart(request: APIRequestContext, email: string, lines: WantedLine[]) {
  const headers = headersOf(await sessionOf(request, email))
  const { version } = (await read(request, '/api/cart/map', headers)) as { version: number }
  const items = await Promise.all(
    lines.map(async ({ partNumber, ...wish }) => {
      const { partId } = (await read(request, `/api/part/${partNumber}`, headers)) as { partId: number }
      return { partId, ...wish }
    }),
  )
  const answer = await request.put('/api/cart', { headers, data: { replaceAll: true, version, items } })
  if (!answer.ok()) throw new Error(`The cart was not filled: ${await answer.text()}`)
}

function headersOf({ token, companyId }: ShopSession): Record<string, string> {
  return { Authorization: `Bearer ${token}`, 'X-Company-Id': String(companyId) }
}

async function authenticate(request: APIRequestContext, email: string): Promise<ShopSession> {
  const answer = await request.post('/api/registration/authenticate', {
    data: { username: email, password: PASSWORD },
  })
  return (await answer.json()) as ShopSession
}

async function read(request: APIRequestContext, path: string, headers: Record<string, string>) {
  return (await request.get(path, { headers })).json() as Promise<unknown>
}
