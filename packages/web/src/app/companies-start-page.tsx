import { CompaniesDashboard } from '../storefront/dashboard/companies-dashboard-page.tsx'
import { TodayStrip } from '../backoffice/today/index.ts'

/** First page of the provider's staff: the companies below the figures of the day (SHELL-20, TODAY-06). */
export const CompaniesStartPage = () => <CompaniesDashboard above={<TodayStrip />} />
