import { counted, formatNumber } from '@volute/domain/core/kernel'
import {
  agreements,
  type UploadedFile,
  findingKinds,
  findingNames,
  type FindingKind,
  keepings,
  remedies,
} from '@volute/domain/workbench/workbench'
import { Card } from '../../core/ui/card.tsx'
import { Checkbox } from '../../core/ui/checkbox.tsx'
import styles from './finding-list.module.css'
import section from './section.module.css'
import type { MappingForm } from './use-mapping-form.ts'

interface FindingListProps {
  file: UploadedFile
  form: MappingForm
}

type Finding = UploadedFile['findings'][number]

/** Damage to cells by Excel or an ERP. Nothing is corrected until a person agrees (BRING-52). */
export function FindingList({ file: { findings, heads }, form }: FindingListProps) {
  if (findings.length === 0) return null
  return (
    <Card>
      <h2 className={section.title}>Problems found</h2>
      <ul className={styles.findings}>
        {findingKinds.map((kind) => {
          const ofKind = findings.filter((one) => one.kind === kind)
          return (
            ofKind.length > 0 && (
              <FindingItem key={kind} kind={kind} findings={ofKind} heads={heads} form={form} />
            )
          )
        })}
      </ul>
    </Card>
  )
}

interface FindingItemProps {
  kind: FindingKind
  findings: Finding[]
  heads: string[]
  form: MappingForm
}

function FindingItem({ kind, findings, heads, form }: FindingItemProps) {
  const agreement = agreements[kind]
  const keeping = keepings[kind]
  const { mappings } = form.typed
  const isAgreed = mappings.some(({ agreed }) => agreed.includes(kind))
  const isKept = mappings.some(({ kept = [] }) => kept.includes(kind))
  return (
    <li className={styles.finding}>
      <p className={styles.name}>{findingNames[kind]}</p>
      {findings.map(({ column, count, line, text, meant }) => (
        <p key={column} className={styles.example}>
          {heads[column] || `Column ${column + 1}`}: {counted(count, 'cell')}, first in line{' '}
          {formatNumber(line)}: <span className="mono">{text}</span>
          {meant !== null && meant !== text && (
            <>
              {' '}
              → <span className="mono">{meant}</span>
            </>
          )}
        </p>
      ))}
      {agreement ? (
        <Checkbox
          label={agreement}
          checked={isAgreed}
          disabled={mappings.length === 0}
          onChange={({ target }) => form.agree(kind, target.checked)}
        />
      ) : (
        <p>{remedies[kind]}</p>
      )}
      {keeping && (
        <Checkbox
          label={keeping}
          checked={isKept}
          disabled={mappings.length === 0}
          onChange={({ target }) => form.keep(kind, target.checked)}
        />
      )}
    </li>
  )
}
