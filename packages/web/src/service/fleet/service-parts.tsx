import { IconPlus, IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { BomLine } from '@volute/domain/catalogue/bom'
import type { ServiceField } from '@volute/domain/service/fleet'
import { limits } from '@volute/domain/core/kernel'
import { useMemo } from 'react'
import { loadLookup } from '../../storefront/bom/index.ts'
import { Button } from '../../core/ui/button.tsx'
import { IconButton } from '../../core/ui/icon-button.tsx'
import { type Option, Select } from '../../core/ui/select.tsx'
import { TextField } from '../../core/ui/text-field.tsx'
import styles from './service-parts.module.css'

export interface TypedPart {
  /** Positions that lead to its BOM position; empty if it has none. */
  path: number[]
  partNumber: string
  quantity: string
}

interface ServicePartsProps {
  serialNumber: string
  parts: TypedPart[]
  errors: Partial<Record<ServiceField, string>>
  onChange: (parts: TypedPart[]) => void
}

/** Parts that a service put in: part number, quantity and BOM position. */
export function ServiceParts({ serialNumber, parts, errors, onChange }: ServicePartsProps) {
  const places = usePlaces(serialNumber)
  const options = useMemo(
    () => [
      { value: '', label: 'No position in this pump' },
      ...places.map(({ path, label }) => ({ value: path, label })),
    ],
    [places],
  )
  return (
    <fieldset className={styles.parts}>
      <legend>Parts Used</legend>
      {parts.map((part, index) => (
        <div key={index} className={styles.row}>
          <Select
            label={`Position of part ${index + 1}`}
            value={part.path.join('.')}
            options={withPlace(options, part.path)}
            onChange={({ target }) => place(index, target.value)}
          />
          <TextField
            label={`Part number ${index + 1}`}
            mono
            spellCheck={false}
            maxLength={limits.catalogueNumber}
            value={part.partNumber}
            error={errors[`parts.${index}.partNumber`]}
            onChange={({ target }) => edit(index, { partNumber: target.value })}
          />
          <TextField
            label={`Quantity ${index + 1}`}
            inputMode="decimal"
            alignRight
            value={part.quantity}
            error={errors[`parts.${index}.quantity`]}
            onChange={({ target }) => edit(index, { quantity: target.value })}
          />
          <IconButton
            label={`Remove part ${index + 1}`}
            onClick={() => onChange(parts.filter((_, one) => one !== index))}
          >
            <IconX size={18} stroke={1.5} aria-hidden="true" />
          </IconButton>
        </div>
      ))}
      <div>
        <Button
          small
          icon={<IconPlus size={16} stroke={1.5} aria-hidden="true" />}
          disabled={parts.length >= limits.serviceParts}
          onClick={() => onChange([...parts, { path: [], partNumber: '', quantity: '1' }])}
        >
          Add Part
        </Button>
      </div>
    </fieldset>
  )

  function edit(index: number, change: Partial<TypedPart>) {
    onChange(parts.map((part, one) => (one === index ? { ...part, ...change } : part)))
  }

  /** Sets the BOM position and fills in its current part, until another number is typed. */
  function place(index: number, path: string) {
    const stands = places.find((one) => one.path === path)
    edit(index, {
      path: path === '' ? [] : path.split('.').map(Number),
      ...(stands && { partNumber: stands.partNumber, quantity: String(stands.quantity) }),
    })
  }
}

/** Adds a stored BOM position that today's BOM lacks, or that has not loaded yet, to the options. */
function withPlace(options: readonly Option[], path: readonly number[]): readonly Option[] {
  const value = path.join('.')
  if (options.some((one) => one.value === value)) return options
  return [...options, { value, label: `Position ${path.join(' › ')}` }]
}

/** BOM positions of the pump on all levels: `3 › 1 · O-ring, casing · OR2-222-V`. */
function usePlaces(serialNumber: string) {
  const { data } = useQuery({
    queryKey: ['places', serialNumber],
    queryFn: async () => (await loadLookup({ type: 'serial', identifier: serialNumber })).lookup,
  })
  return useMemo(() => placesOf(data?.bom.parts ?? []), [data])
}

interface Place {
  path: string
  label: string
  partNumber: string
  quantity: number
}

function placesOf(
  lines: readonly BomLine[],
  above: readonly number[] = [],
  called: readonly string[] = [],
): Place[] {
  return lines.flatMap(({ position, reference, partNumber, description, buildQuantity, parts }) => {
    const path = [...above, position]
    const references = [...called, reference]
    const label = `${references.join(' › ')} · ${description} · ${partNumber}`
    return [
      { path: path.join('.'), label, partNumber, quantity: buildQuantity },
      ...placesOf(parts, path, references),
    ]
  })
}
