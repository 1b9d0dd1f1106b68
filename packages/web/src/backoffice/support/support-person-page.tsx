import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { formatMoment } from '@volute/domain/core/kernel'
import { getSupportPerson, type SupportPerson } from '@volute/domain/backoffice/support'
import { query, failureOf } from '../../core/api/index.ts'
import { OrderColumns } from '../../buying/orders/index.ts'
import { Card } from '../../core/ui/card.tsx'
import { FactList } from '../../core/ui/fact-list.tsx'
import { FailureCard } from '../../core/ui/failure-card.tsx'
import { SkeletonRows } from '../../core/ui/skeleton-rows.tsx'
import { ActTable } from './act-table.tsx'
import { OrderList, QuoteList, stateNames } from './found-lists.tsx'
import { MailTable } from './mail-table.tsx'
import { RightsTable } from './rights-table.tsx'
import { SignInTable } from './sign-in-table.tsx'
import { Nothing, Section, SupportFrame } from './support-frame.tsx'

const route = getRouteApi('/framed/signed-in/manage/support/people/$userId')

/** `/manage/support/people/{userId}`: a person's identity, permissions and history (SUPPORT-02, SUPPORT-03). */
export function SupportPersonPage() {
  const { userId } = route.useParams()
  const { data, error, refetch } = useQuery(query(getSupportPerson, { userId }))
  return (
    <SupportFrame title={data ? data.name || data.emailAddress : 'Person'}>
      {data ? (
        <Person person={data} />
      ) : error ? (
        <FailureCard {...failureOf(error)} onRetry={() => void refetch()} />
      ) : (
        <Card>
          <SkeletonRows />
        </Card>
      )}
    </SupportFrame>
  )
}

function Person({ person }: { person: SupportPerson }) {
  const { rights, orders, quotes, mails, acts } = person
  return (
    <>
      <Card>
        <PersonFacts person={person} />
      </Card>
      <Section title="What this person may do">
        {person.state !== 'ENABLED' && <Nothing>Nothing while the person is not active.</Nothing>}
        <RightsTable rights={rights} />
      </Section>
      <Section title="Sign-ins">
        <SignInTable {...person} />
      </Section>
      <Section title="Latest orders">
        {orders.length > 0 ? <OrderList orders={orders} /> : <Nothing>No orders.</Nothing>}
      </Section>
      <Section title="Latest quotes">
        {quotes.length > 0 ? <QuoteList quotes={quotes} /> : <Nothing>No quotes.</Nothing>}
      </Section>
      <Section title="Mails">
        <MailTable mails={mails} />
      </Section>
      <Section title="Audit">
        <ActTable acts={acts} />
      </Section>
    </>
  )
}

function PersonFacts({ person }: { person: SupportPerson }) {
  const { companyId, companyName, groups, policyAcceptedUtc } = person
  return (
    <OrderColumns>
      <section>
        <h2>Person</h2>
        <FactList
          facts={[
            ['Email', person.emailAddress],
            ['State', stateNames[person.state]],
            ['Since', formatMoment(person.createdUtc)],
            ['Password', person.hasPassword ? 'Chosen' : 'None yet'],
            ['Policy', policyAcceptedUtc ? `Accepted ${formatMoment(policyAcceptedUtc)}` : 'Not accepted'],
            ['Role', person.roleName ?? 'None'],
            ['Groups', groups.map(({ name, roles }) => `${name} (${roles.join(', ')})`).join('; ') || 'None'],
          ]}
        />
      </section>
      <section>
        <h2>Company</h2>
        <FactList
          facts={[
            [
              'Name',
              <Link key="company" to="/manage/support" search={{ company: companyId }}>
                {companyName}
              </Link>,
            ],
            ['Account', person.accountIdentifier ?? 'None'],
            ['Distributor', person.distributorName ?? 'None: nothing can be ordered'],
          ]}
        />
      </section>
    </OrderColumns>
  )
}
