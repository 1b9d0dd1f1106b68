import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { listFleet } from '@volute/domain/service/fleet'
import { durations, limits, pageOf, sameText } from '@volute/domain/core/kernel'
import { query, useSettled } from '../../core/api/index.ts'
import { SuggestField } from '../../core/ui/suggest-field.tsx'

interface PumpFieldProps {
  value: string
  error?: string | undefined
  onChange: (serialNumber: string) => void
}

/** Serial number of the pump that the part was in, with the company's own pumps as suggestions. */
export function PumpField({ value, ...field }: PumpFieldProps) {
  const typed = value.trim()
  const isSettled = useSettled(typed, durations.typingPause)
  const { data } = useQuery({
    ...query(listFleet, pageOf(1, typed)),
    enabled: isSettled && typed !== '',
    placeholderData: keepPreviousData,
  })
  const pumps = data?.pumps ?? []
  const named = pumps.find(({ serialNumber }) => sameText(serialNumber, typed))
  return (
    <SuggestField
      label="Serial number of the pump"
      optional
      mono
      autoComplete="off"
      maxLength={limits.catalogueNumber}
      hint={
        named
          ? [named.tag, named.nickname, named.model].filter(Boolean).join(' · ')
          : 'The pump that the part was in.'
      }
      suggestions={pumps.map(({ serialNumber }) => serialNumber)}
      value={value}
      {...field}
    />
  )
}
