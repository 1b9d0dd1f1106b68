import { IconPlus } from '@tabler/icons-react'
import { Link, useSearch } from '@tanstack/react-router'
import {
  type AccountKind,
  accountKinds,
  accountKindTexts,
  addAccount,
  listAccounts,
  type ListedAccount,
} from '@volute/domain/people/accounts'
import { limits } from '@volute/domain/core/kernel'
import { exportList, mayCall, useFilteredList, useSession } from '../../core/api/index.ts'
import { Button } from '../../core/ui/button.tsx'
import { type Column, DataTable } from '../../core/ui/data-table.tsx'
import { EmptyState } from '../../core/ui/empty-state.tsx'
import { ExportCsv } from '../../core/ui/export-csv.tsx'
import { PageHead } from '../../core/ui/page-head.tsx'
import { Page } from '../../core/ui/page.tsx'
import { PagedList } from '../../core/ui/paged-list.tsx'
import { FilterField } from '../../core/ui/search-input.tsx'
import { tabLink, Tabs } from '../../core/ui/tabs.tsx'
import { TextButton } from '../../core/ui/text-button.tsx'
import { useOpened } from '../../core/ui/use-opened.ts'
import { AccountModal, type OpenedAccount } from './account-modal.tsx'
import styles from './accounts-page.module.css'

/** `/manage/accounts`: accounts of customers, and distributors, to create, rename and remove (ACCOUNT-01). */
export function AccountsPage() {
  const { kind = 'customer' } = useSearch({ strict: false }) as { kind?: AccountKind }
  const { user } = useSession()
  const list = useFilteredList(listAccounts, { input: { kind } })
  const { opened, open, close } = useOpened<OpenedAccount>()
  const texts = accountKindTexts[kind]
  const actions = (
    <>
      <ExportCsv rowCount={list.data?.rowCount} read={() => exportList(listAccounts, list.asked)} />
      {mayCall(addAccount, user) && (
        <Button
          look="primary"
          icon={<IconPlus size={18} stroke={1.5} aria-hidden="true" />}
          onClick={() => open(null)}
        >
          Create {texts.one}
        </Button>
      )}
    </>
  )
  return (
    <Page width={1168}>
      <PageHead title="Accounts" count={list.data?.rowCount} isMore={list.data?.isMore} actions={actions} />
      <KindTabs open={kind} />
      <div className={styles.filter}>
        <FilterField maxLength={limits.searchValue} value={list.filter} onFilter={list.filterBy} />
      </div>
      <PagedList
        of="accounts"
        list={list}
        nothing={<NoAccounts kind={kind} isFiltered={list.filter !== ''} />}
      >
        {(found) => (
          <DataTable
            caption={texts.many}
            columns={columnsOf(kind, open)}
            rows={found?.accounts}
            rowKey={({ accountId }) => accountId}
            styles={styles}
            phone={{ lines: ['name code', 'company company'] }}
            skeleton={{ rows: 5, heights: [40, 65] }}
          />
        )}
      </PagedList>
      {opened && (
        <AccountModal
          key={opened.opening}
          kind={kind}
          open={opened.isOpen}
          account={opened.of}
          onClose={close}
        />
      )}
    </Page>
  )
}

function KindTabs({ open }: { open: AccountKind }) {
  return (
    <Tabs label="Kinds of accounts">
      {accountKinds.map((kind) => (
        <Link
          key={kind}
          to="/manage/accounts"
          search={{ kind: kind === 'customer' ? undefined : kind }}
          {...tabLink(kind === open)}
        >
          {accountKindTexts[kind].many}
        </Link>
      ))}
    </Tabs>
  )
}

function NoAccounts({ kind, isFiltered }: { kind: AccountKind; isFiltered: boolean }) {
  if (isFiltered)
    return <EmptyState title="Nothing matches the filter">Try a shorter part of the name or code.</EmptyState>
  return (
    <EmptyState title={kind === 'customer' ? 'No accounts yet' : 'No distributors yet'}>
      {kind === 'customer'
        ? 'A company orders on an account. Create one, or add a customer with its account.'
        : 'A company can order once it has a distributor. Create one, or add a customer with its distributor.'}
    </EmptyState>
  )
}

const columnsOf = (kind: AccountKind, onOpen: (one: ListedAccount) => void): Column<ListedAccount>[] => [
  {
    key: 'name',
    header: 'Name',
    cell: (one) => <TextButton onClick={() => onOpen(one)}>{one.name}</TextButton>,
  },
  {
    key: 'code',
    header: accountKindTexts[kind].code,
    cell: ({ code }) => <span className="mono">{code}</span>,
  },
  { key: 'company', header: 'Company', cell: companyText },
]

const companyText = ({ companyName, companyCount }: ListedAccount) =>
  companyCount > 1 ? `${companyName} and ${companyCount - 1} more` : (companyName ?? 'Not used')
