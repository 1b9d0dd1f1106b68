import { useState } from 'react'
import type { StepState } from '../ui/accordion-step.tsx'
import type { Step } from './check-step.ts'

/** Which step of a checkout is open and how each one's badge stands (CHECKOUT-02, CHECKOUT-03). */
export function useSteps(validity: Record<Step, boolean>) {
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
