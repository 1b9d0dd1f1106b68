import { type Step, steps, stepTitles } from '@volute/domain/buying/checkout'
import { type ReactNode, type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { AccordionStep, type StepState } from '../../core/ui/accordion-step.tsx'
import { Alert } from '../../core/ui/alert.tsx'
import { Button } from '../../core/ui/button.tsx'
import { Card } from '../../core/ui/card.tsx'
import styles from './submit-order-page.module.css'
import type { OrderInReview } from './use-order-in-review.ts'

interface StepListProps {
  /** Summary of each closed step. */
  results: Record<Step, string>
  panels: Record<Step, ReactNode>
  review: Pick<OrderInReview, 'validity' | 'kind' | 'isFilled' | 'isCartComplete' | 'whyNotItems'> & {
    form: Record<'customer' | 'delivery', { submit: () => void }>
  }
}

/** The four steps, one of them open; the first three continue with their button (CHECKOUT-01 to CHECKOUT-03). */
export function StepList({ results, panels, review }: StepListProps) {
  const { form, kind, isFilled } = review
  const shown = useSteps(review)
  const [isHeld, setHeld] = useState(false)
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // A prefilled checkout focuses what is missing. Not on touch screens, where the keyboard would open.
    if (isFilled && window.matchMedia('(pointer: fine)').matches) focusIn('[data-first-focus]')
  }, [isFilled])

  return (
    <Card>
      <div ref={list}>
        {steps.map((step, index) => (
          <AccordionStep
            key={step}
            number={index + 1}
            title={stepTitles(kind)[step]}
            state={shown.stateOf(step)}
            open={shown.open === step}
            onToggle={() => shown.toggle(step)}
            result={results[step]}
          >
            {step === 'customer' || step === 'delivery' ? (
              <form noValidate className={styles.form} onSubmit={(event) => submit(event, step)}>
                {panels[step]}
                <div className={styles.act}>
                  <Button type="submit" look="primary">
                    Continue
                  </Button>
                </div>
              </form>
            ) : (
              panels[step]
            )}
            {step === 'cart' && isHeld && review.whyNotItems && <Alert assertive>{review.whyNotItems}</Alert>}
            {step === 'cart' && (
              <div className={styles.act}>
                <Button look="primary" onClick={() => goOn(step)}>
                  Continue
                </Button>
              </div>
            )}
          </AccordionStep>
        ))}
      </div>
    </Card>
  )

  /** Shows the errors of the step and focuses its first invalid field, or continues (OQ-82). */
  function submit(event: SyntheticEvent, step: 'customer' | 'delivery') {
    event.preventDefault()
    // The submit event of a form in a dialog of this step bubbles through React.
    if (event.target !== event.currentTarget) return
    form[step].submit()
    goOn(step)
  }

  function goOn(step: Step) {
    const isComplete = shown.isComplete(step)
    setHeld(!isComplete)
    if (!isComplete) return focusIn(`[aria-invalid], [data-failed]`)
    const next = shown.goOnFrom(step)
    focusIn('h2 > button', steps.indexOf(next))
  }

  function focusIn(selector: string, index = 0) {
    list.current?.querySelectorAll<HTMLElement>(selector)[index]?.focus()
  }
}

/**
 * Tracks the open step of a checkout and the state of each badge (CHECKOUT-02, CHECKOUT-03). A prefilled checkout skips
 * complete steps, but never the cart, since the consent refers to its lines (OQ-113).
 */
function useSteps({ validity, isFilled, isCartComplete }: Omit<StepListProps['review'], 'form'>) {
  const [open, setOpen] = useState<Step | null>('customer')
  const [visited, setVisited] = useState<ReadonlySet<Step>>(
    new Set(isFilled ? ['customer', 'delivery'] : ['customer']),
  )
  return { open, goOnFrom, toggle: (step: Step) => show(step === open ? null : [step]), stateOf, isComplete }

  function goOnFrom(step: Step): Step {
    const later = steps.slice(steps.indexOf(step) + 1)
    const passed = isFilled
      ? later.findIndex((one) => one === 'cart' || one === 'confirm' || !isComplete(one))
      : 0
    const next = later[passed] ?? 'confirm'
    show([...later.slice(0, passed), next])
    return next
  }

  /** Ready dates that are still loading do not block the cart step. */
  function isComplete(step: Step): boolean {
    return step === 'cart' ? isCartComplete : validity[step]
  }

  /** Opens the last step of the path and marks all of them as visited. */
  function show(path: readonly Step[] | null) {
    setOpen(path?.at(-1) ?? null)
    setVisited(new Set([...visited, ...(path ?? [])]))
  }

  function stateOf(step: Step): StepState {
    if (step === open) return 'active'
    if (!visited.has(step)) return 'unvisited'
    return isComplete(step) ? 'valid' : 'invalid'
  }
}
