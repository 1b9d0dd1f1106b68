import { Link } from '@tanstack/react-router'
import { figuresFor } from '@volute/domain/backoffice/today'
import { listCompanies } from '@volute/domain/people/companies'
import { mayCall, useSession } from '../../core/api/index.ts'
import { tabLink, Tabs } from '../../core/ui/tabs.tsx'

/** Links between the day and the companies, for staff who may open both (TODAY-06). */
export function StartTabs({ open }: { open: 'today' | 'companies' }) {
  const { user } = useSession()
  if (figuresFor(user).length === 0 || !mayCall(listCompanies, user)) return null
  return (
    <Tabs label="Start">
      <Link to="/dashboard/today" {...tabLink(open === 'today')}>
        Today
      </Link>
      <Link to="/dashboard/companies" {...tabLink(open === 'companies')}>
        Companies
      </Link>
    </Tabs>
  )
}
