import { type SQL, sql } from 'drizzle-orm'
import { numberKey, type Queryable, type Transaction } from '../../../core/db/index.ts'

/** Creates the table of prices that were rounded in this transaction, as the file has them. */
export const createRoundedPrices = (tx: Queryable) =>
  tx.execute(sql`
    create temporary table if not exists rounded_prices (part_id integer primary key, cents bigint, written text) on commit drop`)

/** Notes the staged prices that were rounded. */
export const noteRoundedPrices = (tx: Transaction) =>
  tx.execute(sql`
    insert into rounded_prices
    select p.id, s.price, s.rounded from staged s join parts p on ${numberKey(sql`p.part_number`)} = ${numberKey(sql`s.part_number`)}
    where s.rounded is not null
    on conflict (part_id) do update set cents = excluded.cents, written = excluded.written`)

/** Price of a part's row before it was rounded. */
export const unrounded = (row: SQL) => sql`(
  select written from rounded_prices where part_id = (${row}->>'id')::int and cents = (${row}->>'price_cents')::bigint)`

/** Notes the rounded prices again that a publication's rows name. */
export const restoreRoundedPrices = (tx: Transaction, publicationId: number) =>
  tx.execute(sql`
    insert into rounded_prices
    select (after->>'id')::int, (after->>'price_cents')::bigint, cell->>2
    from publication_rows cross join jsonb_array_elements(cells) cell
    where publication_id = ${publicationId} and table_name = 'parts' and cell->>0 = 'price_in_file' and cell->>2 is not null
    on conflict do nothing`)
