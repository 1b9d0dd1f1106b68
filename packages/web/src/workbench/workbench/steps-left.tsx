import { Link } from '@tanstack/react-router'
import {
  compareDraft,
  type Publication,
  type StepLeft,
  stepsLeft,
  whyNotCompare,
} from '@volute/domain/workbench/workbench'
import { sentenceOf } from '../../core/api/index.ts'
import { Alert } from '../../core/ui/alert.tsx'
import { Button } from '../../core/ui/button.tsx'
import { Card } from '../../core/ui/card.tsx'
import { FirstFew } from '../../core/ui/first-few.tsx'
import section from './section.module.css'
import styles from './steps-left.module.css'
import { useWorkbenchAct } from './use-publication.ts'

/** Remaining steps of a draft, and the button for the next one (BRING-43). */
export function StepsLeft({ publication }: { publication: Publication }) {
  const compare = useWorkbenchAct(compareDraft)
  const steps = stepsLeft(publication)
  const isAtIt = compare.isPending || publication.work === 'COMPARING'
  if (steps.length === 0 && !compare.error) return null
  return (
    <Card>
      <h2 className={section.title}>Still to do</h2>
      <div className={section.body}>
        <ul className={styles.steps}>
          {steps.map((step) => (
            <Step key={step.text} step={step} publicationId={publication.publicationId} />
          ))}
        </ul>
        {compare.error && <Alert assertive>{sentenceOf(compare.error)}</Alert>}
        {!publication.isCompared && publication.files.length > 0 && (
          <div>
            <Button
              look="primary"
              busy={isAtIt && 'Comparing'}
              reason={isAtIt ? null : whyNotCompare(publication)}
              onClick={() => compare.mutate({ publicationId: String(publication.publicationId) })}
            >
              Compare
            </Button>
          </div>
        )}
      </div>
    </Card>
  )
}

function Step({ step: { text, files }, publicationId }: { step: StepLeft; publicationId: number }) {
  return (
    <li>
      {text}{' '}
      <FirstFew of={files} most={8}>
        {({ fileId, name, state }) =>
          state === 'TO_MAP' ? (
            <Link
              to="/workbench/$publicationId/files/$fileId"
              params={{ publicationId: String(publicationId), fileId: String(fileId) }}
            >
              {name}
            </Link>
          ) : (
            name
          )
        }
      </FirstFew>
    </li>
  )
}
