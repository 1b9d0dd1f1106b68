import { type PublicationState, stateNames } from '@volute/domain/workbench/workbench'
import { Badge } from '../../core/ui/badge.tsx'

const kinds: Partial<Record<PublicationState, 'ok' | 'warn'>> = { PUBLISHED: 'ok', FAILED: 'warn' }

/** State of a draft or publication as a badge. */
export function PublicationMark({ state }: { state: PublicationState }) {
  return <Badge kind={kinds[state]}>{stateNames[state]}</Badge>
}
