import type { listDistributors as contract } from '@volute/domain/distributors'
import type { Verb } from '../http/bind.ts'
import { listDistributors as listAll, listLinkedCompanies } from './distributor-store.ts'

/** The customers with their distributors, and every distributor (DIST-03, E52). */
export const listDistributors: Verb<typeof contract> = async ({ db }) => {
  const [companies, distributors] = await Promise.all([listLinkedCompanies(db), listAll(db)])
  return { companies, distributors }
}
