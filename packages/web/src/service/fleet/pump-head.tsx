import { IconArchive, IconPencil, IconPrinter, IconRestore, IconTool } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import {
  addPumps,
  addServiceEntry,
  changeFleetPump,
  criticalityTexts,
  type FleetPump,
  getFleetPump,
  pumpTitle,
  retireFleetPump,
} from '@volute/domain/service/fleet'
import { formatDate } from '@volute/domain/core/kernel'
import { formatSerialAngle, formatSerialTrim } from '@volute/domain/catalogue/part'
import { useState } from 'react'
import { call, mayCall, queryClient, queryKey, sentenceOf, useSession } from '../../core/api/index.ts'
import { DrawingThumbnail } from '../../catalogue/part/index.ts'
import { Badge } from '../../core/ui/badge.tsx'
import { Button } from '../../core/ui/button.tsx'
import { ConfirmDialog } from '../../core/ui/confirm-dialog.tsx'
import { Disclosure } from '../../core/ui/disclosure.tsx'
import { Fact } from '../../core/ui/fact.tsx'
import { PageHead } from '../../core/ui/page-head.tsx'
import { toast } from '../../core/ui/toast.ts'
import { EditPumpModal } from './edit-pump-modal.tsx'
import { LabelsModal } from './labels-modal.tsx'
import styles from './pump-head.module.css'
import { ServiceEntryModal } from './service-entry-modal.tsx'
import { reloadFleet } from './use-fleet.ts'

/** Header of a pump: name, site, nameplate and buttons. */
export function PumpHead({ pump }: { pump: FleetPump }) {
  const { serialNumber, model, site, criticality, nickname, installedOn, note, retiredUtc } = pump
  return (
    <div className={styles.head}>
      <span className={styles.drawing}>
        <DrawingThumbnail partNumber={pump.bomNumber} />
      </span>
      <PageHead title={pumpTitle(pump)} actions={<Acts pump={pump} />}>
        <div className={styles.facts}>
          {nickname && nickname !== pumpTitle(pump) && <span>{nickname}</span>}
          <Fact name="Serial Number">
            <span className="mono">{serialNumber}</span>
          </Fact>
          {model && <Fact name="Model">{model}</Fact>}
          {site && <Fact name="Site">{site.name}</Fact>}
          {criticality && <Fact name="Criticality">{criticalityTexts[criticality]}</Fact>}
          {installedOn && <Fact name="Installed">{formatDate(installedOn)}</Fact>}
          {retiredUtc && <Badge kind="warn">Retired</Badge>}
          <Link to="/fleet">My Pumps</Link>
        </div>
        {note && <p className={styles.note}>{note}</p>}
        <Disclosure summary="Nameplate">
          <Nameplate pump={pump} />
        </Disclosure>
      </PageHead>
    </div>
  )
}

function Nameplate({ pump: { nameplate, bomNumber } }: { pump: FleetPump }) {
  return (
    <div className={styles.facts}>
      <Fact name="BOM">
        <span className="mono">{bomNumber}</span>
      </Fact>
      <Fact name="Description">{nameplate.description}</Fact>
      <Fact name="Pump Type">{nameplate.pumpType || 'N/A'}</Fact>
      <Fact name="Impeller Trim">{formatSerialTrim(nameplate.impellerTrim)}</Fact>
      <Fact name="Impeller Trim Angle">{formatSerialAngle(nameplate.impellerTrimAngle)}</Fact>
      <Fact name="Co-Pilot ID">{nameplate.copilotId ?? 'N/A'}</Fact>
      <Fact name="Ship Date">{nameplate.shipDate ? formatDate(nameplate.shipDate) : 'N/A'}</Fact>
    </div>
  )
}

const icon = { size: 18, stroke: 1.5, 'aria-hidden': true } as const

function Acts({ pump }: { pump: FleetPump }) {
  const { user } = useSession()
  const [opened, setOpened] = useState<'edit' | 'labels' | 'retire' | 'service' | null>(null)
  const close = () => setOpened(null)
  const navigate = useNavigate()
  const manages = mayCall(changeFleetPump, user)
  const { retire, restore } = useRetire(pump, close)
  return (
    <>
      <Button icon={<IconPrinter {...icon} />} onClick={() => setOpened('labels')}>
        Print Label
      </Button>
      {manages && pump.retiredUtc === null && (
        <>
          <Button icon={<IconArchive {...icon} />} onClick={() => setOpened('retire')}>
            Retire
          </Button>
          <Button icon={<IconPencil {...icon} />} onClick={() => setOpened('edit')}>
            Edit
          </Button>
        </>
      )}
      {mayCall(addServiceEntry, user) && pump.retiredUtc === null && (
        <Button look="primary" icon={<IconTool {...icon} />} onClick={() => setOpened('service')}>
          Add Service Entry
        </Button>
      )}
      {manages && pump.retiredUtc !== null && (
        <Button
          look="primary"
          icon={<IconRestore {...icon} />}
          busy={restore.isPending && 'Adding'}
          onClick={() => restore.mutate()}
        >
          Add Again
        </Button>
      )}
      {opened === 'edit' && <EditPumpModal pump={pump} onClose={close} />}
      {opened === 'service' && (
        <ServiceEntryModal
          pump={pump}
          entry={null}
          onSaved={() => void navigate({ to: '.', search: { tab: 'history' } })}
          onClose={close}
        />
      )}
      {opened === 'labels' && <LabelsModal fleetPumpIds={[pump.fleetPumpId]} onClose={close} />}
      <ConfirmDialog
        open={opened === 'retire'}
        title="Retire this pump?"
        yes="Retire"
        no="Cancel"
        danger
        busy={retire.isPending && 'Retiring'}
        onYes={() => retire.mutate()}
        onNo={close}
      >
        We remove it from the list and keep its history. You can add it again at any time.
      </ConfirmDialog>
    </>
  )
}

/** Retires a pump without deleting it. Adding its serial number restores it (FLEET-10). */
function useRetire({ fleetPumpId, serialNumber }: FleetPump, onRetired: () => void) {
  const onSuccess = () =>
    Promise.all([reloadFleet(), queryClient.invalidateQueries({ queryKey: queryKey(getFleetPump) })])
  const onError = (failure: Error) => toast.failure(sentenceOf(failure))
  const retire = useMutation({
    mutationFn: () => call(retireFleetPump, { fleetPumpId: String(fleetPumpId) }),
    onSuccess: () => onSuccess().then(onRetired),
    onError,
  })
  const restore = useMutation({
    mutationFn: () => call(addPumps, { serialNumbers: [serialNumber] }),
    onSuccess,
    onError,
  })
  return { retire, restore }
}
