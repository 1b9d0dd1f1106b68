import { type Mapping, unitOfHead } from '@volute/domain/workbench/workbench'

/** Maps a column of an export, with the unit that its header names. */
export function mapColumn(to: string, head: string, from: number): Mapping['columns'][number] {
  const unit = unitOfHead(head, to)
  return { to, from, constant: '', ...(unit && { unit }) }
}
