import { type Queryable, schema } from '../src/core/db/index.ts'

/** Adds parts at $10 and the BOM lines between them, each `[parent, child, quantity]`, in this order. */
export async function addBom(
  db: Queryable,
  lines: (readonly [string, string, number])[],
  alone: string[] = [],
): Promise<void> {
  const [unit] = await db.select().from(schema.units)
  const numbers = [...new Set([...lines.flatMap(([parent, child]) => [parent, child]), ...alone])]
  const added = await db
    .insert(schema.parts)
    .values(
      numbers.map((partNumber) => ({
        partNumber,
        description: `Part ${partNumber}`,
        unitId: unit?.id ?? 0,
        priceCents: 1000,
        isSellable: true,
      })),
    )
    .returning({ id: schema.parts.id, number: schema.parts.partNumber })
  const idOf = (number: string) => added.find((part) => part.number === number)?.id ?? 0
  if (lines.length > 0)
    await db.insert(schema.bomLines).values(
      lines.map(([parent, child, quantity], index) => ({
        parentPartId: idOf(parent),
        childPartId: idOf(child),
        quantity,
        position: index + 1,
      })),
    )
}
