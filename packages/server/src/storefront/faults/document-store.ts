import { type SQL, sql } from 'drizzle-orm'

/** Name of a document in the BOMs that list it, or that of its file. */
export const documentName = (path: SQL) => sql<string>`
  coalesce((select min(name) from bom_documents where url = ${path}), regexp_replace(${path}, '^.*/|\\.pdf$', '', 'gi'))`

/** Models of the pumps whose BOMs list a document. */
export const documentModels = (path: SQL) => sql<string[]>`
  array(select distinct pump_model::text from bom_documents join boms on part_id = bom_part_id
    where url = ${path} and pump_model is not null order by 1)`
