import { findShipType } from '@volute/domain/checkout'

/** The name of a ship type's code; what the order desk wrote in words of its own stays as it is. */
export function shipTypeName(shipVia: string): string {
  return findShipType(shipVia)?.type.name ?? shipVia
}
