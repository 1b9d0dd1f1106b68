import { getCompanyMap } from '@volute/domain/companies'
import { query } from '../api/index.ts'

/** The read of every company, with the accounts and device types. */
export const companyMap = query(getCompanyMap, {})
