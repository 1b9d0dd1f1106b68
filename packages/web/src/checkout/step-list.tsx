import type { StepValidity } from '@volute/domain/checkout'
import { type ReactNode, useRef, useState } from 'react'
import { AccordionStep, type StepState } from '../ui/accordion-step.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import styles from './submit-order-page.module.css'
import type { OrderInReview } from './use-order-in-review.ts'

export type Step = keyof StepValidity

interface StepListProps {
  titles: Record<Step, string>
  /** The summary of each closed step. */
  results: Record<Step, string>
  panels: Record<Step, ReactNode>
  review: Pick<OrderInReview, 'form' | 'validity'>
}

const order: readonly Step[] = ['customer', 'delivery', 'cart', 'confirm']

/** The four steps, one of them open; the first three go on by their button (CHECKOUT-01 to CHECKOUT-03). */
export function StepList({ titles, results, panels, review: { form, validity } }: StepListProps) {
  const steps = useSteps(validity)
  const list = useRef<HTMLDivElement>(null)
  return (
    <Card>
      <div ref={list}>
        {order.map((step, index) => (
          <AccordionStep
            key={step}
            number={index + 1}
            title={titles[step]}
            state={steps.stateOf(step)}
            open={steps.open === step}
            onToggle={() => steps.toggle(step)}
            result={results[step]}
          >
            {panels[step]}
            {step !== 'confirm' && (
              <div className={styles.act}>
                <Button look="primary" onClick={() => goOn(step, index)}>
                  Continue
                </Button>
              </div>
            )}
          </AccordionStep>
        ))}
      </div>
    </Card>
  )

  /** Shows what is wrong in the step and goes to its first wrong field, or on to the next step (OQ-82). */
  function goOn(step: Step, index: number) {
    if (step === 'customer' || step === 'delivery') form[step].submit()
    if (!validity[step]) return focusIn(`[aria-invalid], [data-failed]`)
    steps.show(order[index + 1] ?? null)
    focusIn('h2 > button', index + 1)
  }

  function focusIn(selector: string, index = 0) {
    list.current?.querySelectorAll<HTMLElement>(selector)[index]?.focus()
  }
}

/** Which step of a checkout is open, and the state of each one's badge (CHECKOUT-02, CHECKOUT-03). */
function useSteps(validity: Record<Step, boolean>) {
  const [open, setOpen] = useState<Step | null>('customer')
  const [visited, setVisited] = useState<ReadonlySet<Step>>(new Set(['customer']))

  return { open, show, toggle: (step: Step) => show(step === open ? null : step), stateOf }

  function show(step: Step | null) {
    setOpen(step)
    if (step) setVisited(new Set([...visited, step]))
  }

  function stateOf(step: Step): StepState {
    if (step === open) return 'active'
    if (!visited.has(step)) return 'unvisited'
    return validity[step] ? 'valid' : 'invalid'
  }
}
