import * as contract from '@volute/domain/service/fleet'
import { route } from '../../core/http/bind.ts'
import { addPumps } from './add-pumps.ts'
import { changeFleetPump, retireFleetPump } from './change-fleet.ts'
import { createSite, deleteSite, listSites, renameSite } from './change-sites.ts'
import { drawLabels } from './draw-labels.ts'
import { getPublicPump } from './public-pump.ts'
import {
  addServiceEntry,
  changeServiceEntry,
  deleteServiceEntry,
  getPumpHistory,
  listServicePhotos,
} from './pump-history.ts'
import { findScanned, getFleetPump, listFleet, listOfferedPumps } from './read-fleet.ts'

export { findFleet } from './fleet-store.ts'
export { findInstalledOn } from './installed-store.ts'
export { findNamed } from './named-pumps-store.ts'
export { addPumps, addServiceEntry, changeFleetPump, createSite, retireFleetPump }

export const fleetRoutes = [
  route(contract.listFleet, listFleet),
  route(contract.getFleetPump, getFleetPump),
  route(contract.addPumps, addPumps),
  route(contract.changeFleetPump, changeFleetPump),
  route(contract.retireFleetPump, retireFleetPump),
  route(contract.listSites, listSites),
  route(contract.createSite, createSite),
  route(contract.renameSite, renameSite),
  route(contract.deleteSite, deleteSite),
  route(contract.getPumpHistory, getPumpHistory),
  route(contract.addServiceEntry, addServiceEntry),
  route(contract.changeServiceEntry, changeServiceEntry),
  route(contract.deleteServiceEntry, deleteServiceEntry),
  route(contract.listServicePhotos, listServicePhotos),
  route(contract.listOfferedPumps, listOfferedPumps),
  route(contract.drawLabels, drawLabels),
  route(contract.getPublicPump, getPublicPump),
  route(contract.findScanned, findScanned),
]
