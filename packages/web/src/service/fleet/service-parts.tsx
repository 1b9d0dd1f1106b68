import { IconListSearch, IconPlus, IconPointer, IconX } from '@tabler/icons-react'
import type { BomLine } from '@volute/domain/catalogue/bom'
import type { ServiceField } from '@volute/domain/service/fleet'
import { limits } from '@volute/domain/core/kernel'
import { Button } from '../../core/ui/button.tsx'
import { IconButton } from '../../core/ui/icon-button.tsx'
import { TextButton } from '../../core/ui/text-button.tsx'
import { TextField } from '../../core/ui/text-field.tsx'
import styles from './service-parts.module.css'

export interface TypedPart {
  /** Positions that lead to its BOM position; empty if it has none. */
  path: number[]
  partNumber: string
  quantity: string
}

interface ServicePartsProps {
  /** Lines of the pump's BOM; undefined while loading. */
  lines: readonly BomLine[] | undefined
  parts: TypedPart[]
  errors: Partial<Record<ServiceField, string>>
  hasDrawing: boolean
  /** Opens the search or the drawing, for a new part or for the BOM position of the one at this index. */
  onFind: (row?: number) => void
  onPoint: () => void
  onChange: (parts: TypedPart[]) => void
}

const icon = { size: 16, stroke: 1.5, 'aria-hidden': true } as const

/** Parts that a service put in: BOM position, part number and quantity. */
export function ServiceParts(props: ServicePartsProps) {
  const { lines, parts, errors, hasDrawing, onFind, onPoint, onChange } = props
  const isFull = parts.length >= limits.serviceParts
  return (
    <fieldset className={styles.parts}>
      <legend>Parts Used</legend>
      {parts.map((part, index) => (
        <div key={index} className={styles.row}>
          <TextButton className={styles.place} onClick={() => onFind(index)}>
            <span className="visually-hidden">Position of part {index + 1}: </span>
            {placeLabel(lines, part.path)}
          </TextButton>
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
      <div className={styles.ways}>
        <Button
          small
          icon={<IconListSearch {...icon} />}
          disabled={isFull || !lines}
          onClick={() => onFind()}
        >
          Find in Pump
        </Button>
        {hasDrawing && (
          <Button small icon={<IconPointer {...icon} />} disabled={isFull || !lines} onClick={onPoint}>
            Choose on Drawing
          </Button>
        )}
        <Button
          small
          icon={<IconPlus {...icon} />}
          disabled={isFull}
          onClick={() => onChange([...parts, { path: [], partNumber: '', quantity: '1' }])}
        >
          Add by Number
        </Button>
      </div>
    </fieldset>
  )

  function edit(index: number, change: Partial<TypedPart>) {
    onChange(parts.map((part, one) => (one === index ? { ...part, ...change } : part)))
  }
}

/** References down to a BOM position, and its part of today: `3 › 1 · O-ring, casing`. One that today's BOM lacks is a path. */
function placeLabel(lines: readonly BomLine[] | undefined, path: readonly number[]): string {
  if (path.length === 0) return 'Choose its position'
  const references: string[] = []
  let below = lines
  let line: BomLine | undefined
  for (const position of path) {
    line = below?.find((one) => one.position === position)
    if (!line) return `Position ${path.join(' › ')}`
    references.push(line.reference)
    below = line.parts
  }
  return `${references.join(' › ')} · ${line?.description}`
}
