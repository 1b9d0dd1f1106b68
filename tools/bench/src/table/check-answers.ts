import type { Operation } from './operation.ts'
import type { Side } from './open-stage.ts'

/** Checks one answer of each side, and that all sides answer the same fields, except for words: bare puts its rows otherwise. */
export async function checkAnswers(operation: Operation, sides: readonly Side[]): Promise<void> {
  // A shopper does it once a round, and the check would be that one time.
  if (operation.shoppersCart !== undefined) return
  const fields: Set<string>[] = []
  for (const side of sides) fields.push(new Set(fieldsOf(JSON.parse(await answerOf(operation, side)))))
  const all = new Set(fields.flatMap((own) => [...own]))
  const missing = [...all].filter((field) => fields.some((own) => !own.has(field)))
  if (missing.length > 0 && operation.word !== 'words')
    throw new Error(`${operation.name}: not every side answers ${missing.join(', ')}`)
}

async function answerOf({ name, check, lists }: Operation, { stage, address }: Side): Promise<string> {
  const sent = lists(stage)[0]?.[0]
  if (!sent) throw new Error(`${name} calls nothing`)
  const { path, ...request } = sent
  const body = request.body?.replaceAll('{uuid}', crypto.randomUUID())
  const answer = await fetch(`${address}${path}`, { ...request, ...(body && { body }) })
  const said = await answer.text()
  if (!answer.ok || check?.(said) === false)
    throw new Error(`${name} answers ${answer.status}: ${said.slice(0, 300)}`)
  return said
}

/** Names of all fields, with those around them: `items.price`. */
function fieldsOf(value: unknown, around = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => fieldsOf(one, around))
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([name, inner]) => [
    `${around}${name}`,
    ...fieldsOf(inner, `${around}${name}.`),
  ])
}
