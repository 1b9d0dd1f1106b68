import { IconMapPin, IconPlus, IconPrinter } from '@tabler/icons-react'
import { addPumps, listFleet } from '@volute/domain/service/fleet'
import { limits } from '@volute/domain/core/kernel'
import { useState } from 'react'
import { exportList, mayCall, useSession } from '../../core/api/index.ts'
import { Button } from '../../core/ui/button.tsx'
import { EmptyState } from '../../core/ui/empty-state.tsx'
import { ExportCsv } from '../../core/ui/export-csv.tsx'
import { PageHead } from '../../core/ui/page-head.tsx'
import { Page } from '../../core/ui/page.tsx'
import { PagedList } from '../../core/ui/paged-list.tsx'
import { AddPumpsModal } from './add-pumps.tsx'
import { EmptyFleet } from './empty-fleet.tsx'
import { FleetFilters } from './fleet-filters.tsx'
import { FleetTable } from './fleet-table.tsx'
import { LabelsModal } from './labels-modal.tsx'
import { OfferedPumps } from './offered-pumps.tsx'
import { SitesModal } from './sites-modal.tsx'
import { useAddPumps } from './use-add-pumps.ts'
import { useFleet } from './use-fleet.ts'

/** `/fleet`: pumps of the acting company (FLEET-01). */
export function FleetPage() {
  const list = useFleet()
  const { data } = list
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const adding = useAddPumps()
  const isEmpty = data?.rowCount === 0 && !list.isNarrowed
  return (
    <Page width={1168}>
      <PageHead
        title="My Pumps"
        count={data?.rowCount}
        isMore={data?.isMore}
        actions={
          !isEmpty && (
            <>
              <ExportCsv rowCount={data?.rowCount} read={() => exportList(listFleet, list.asked)} />
              <Actions chosen={chosen} onAdd={adding.open} />
            </>
          )
        }
      />
      <OfferedPumps />
      {!isEmpty && <FleetFilters list={list} />}
      <PagedList
        of="pumps"
        list={list}
        nothing={isEmpty ? <EmptyFleet adding={adding} /> : <NoMatch isRetired={list.isRetired} />}
      >
        {(found) => <FleetTable pumps={found?.pumps} order={list} chosen={chosen} onChoose={setChosen} />}
      </PagedList>
      {adding.isOpen && <AddPumpsModal adding={adding} />}
    </Page>
  )
}

function NoMatch({ isRetired }: { isRetired: boolean }) {
  return (
    <EmptyState title={isRetired ? 'No retired pumps' : 'No pumps match the filter'}>
      {isRetired
        ? 'Retired pumps appear here and keep their history.'
        : 'Try a shorter part of a tag, nickname, serial number or model.'}
    </EmptyState>
  )
}

const icon = { size: 18, stroke: 1.5, 'aria-hidden': true } as const

/** Buttons of the fleet. */
function Actions({ chosen, onAdd }: { chosen: ReadonlySet<number>; onAdd: () => void }) {
  const { user } = useSession()
  const [opened, setOpened] = useState<'labels' | 'sites' | null>(null)
  const close = () => setOpened(null)
  const count = chosen.size
  const manages = mayCall(addPumps, user)
  return (
    <>
      <Button
        icon={<IconPrinter {...icon} />}
        reason={
          count === 0 ? 'Select pumps first' : count > limits.labels ? `At most ${limits.labels}` : null
        }
        onClick={() => setOpened('labels')}
      >
        {count === 0 ? 'Print Labels' : `Print Labels (${count})`}
      </Button>
      {manages && (
        <Button icon={<IconMapPin {...icon} />} onClick={() => setOpened('sites')}>
          Sites
        </Button>
      )}
      {manages && (
        <Button look="primary" icon={<IconPlus {...icon} />} onClick={onAdd}>
          Add Pumps
        </Button>
      )}
      {opened === 'labels' && <LabelsModal fleetPumpIds={[...chosen]} onClose={close} />}
      {opened === 'sites' && <SitesModal onClose={close} />}
    </>
  )
}
