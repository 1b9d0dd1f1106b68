import { readValue } from '../src/tryton-values.ts'

export type Row = Record<string, unknown> & { id: number }

/** Tryton's own staff: calls as one of its users, without the adapter's error handling. */
export async function askTryton(address: string, database: string, user: string, password: string) {
  async function post<T>(method: string, params: unknown[], headers = {}): Promise<T> {
    const answer = await fetch(`${address}/${database}/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ id: 0, method, params }),
    })
    const { result, error } = JSON.parse(await answer.text(), readValue) as { result: T; error?: unknown }
    if (error) throw new Error(`${method}: ${JSON.stringify(error)}`)
    return result
  }
  const [userId, key] = await post<[number, string]>('common.db.login', [user, { password }, 'en'])
  const authorization = `Session ${Buffer.from(`${user}:${userId}:${key}`).toString('base64')}`
  const call = <T>(method: string, params: unknown[], context = {}) =>
    post<T>(method, [...params, context], { authorization })
  let company = (await call<{ company?: number }>('model.res.user.get_preferences', [true])).company
  const act = <T>(method: string, ...params: unknown[]) => call<T>(`model.${method}`, params, { company })

  return {
    userId,
    act,
    /** Sets the company of the following calls. */
    workFor(id: number) {
      company = id
    },
    find: (model: string, domain: unknown[], fields: string[] = []) =>
      act<Row[]>(`${model}.search_read`, domain, 0, null, null, fields),
    async idOf(model: string, domain: unknown[]): Promise<number> {
      const [id] = await act<number[]>(`${model}.search`, domain, 0, 1, null)
      if (id === undefined) throw new Error(`Tryton has no ${model} where ${JSON.stringify(domain)}`)
      return id
    },
    create: (model: string, rows: object[]) => act<number[]>(`${model}.create`, rows),
    write: (model: string, ids: number[], values: object) => act(`${model}.write`, ids, values),
    /** Steps through a wizard with these form values; the last step ends it. */
    async wizard(name: string, steps: [state: string, values: object][], context = {}) {
      const [session] = await call<[number]>(`wizard.${name}.create`, [], { company })
      const given: Record<string, object> = {}
      for (const [state, values] of steps) {
        Object.assign(given, values)
        await call(`wizard.${name}.execute`, [session, given, state], { company, ...context })
      }
      await call(`wizard.${name}.delete`, [session], { company })
    },
  }
}

export type TrytonPeople = Awaited<ReturnType<typeof askTryton>>
