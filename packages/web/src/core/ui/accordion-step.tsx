import { Collapsible } from '@base-ui/react/collapsible'
import { IconCheck, IconChevronDown } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import styles from './accordion-step.module.css'

export type StepState = 'unvisited' | 'active' | 'valid' | 'invalid'

interface AccordionStepProps {
  number: number
  title: string
  state: StepState
  open: boolean
  onToggle: () => void
  /** One-line summary of the closed step. */
  result?: ReactNode
  children: ReactNode
}

const spoken: Record<StepState, string> = {
  unvisited: 'not visited',
  active: 'active',
  valid: 'complete',
  invalid: 'needs attention',
}

/** One of several stacked steps; its badge shows its state (CHECKOUT-02). */
export function AccordionStep(props: AccordionStepProps) {
  const { number, title, state, open, onToggle, result, children } = props
  return (
    <Collapsible.Root open={open} onOpenChange={onToggle} className={styles.step} render={<section />}>
      <h2 className={styles.heading}>
        <Collapsible.Trigger className={styles.trigger}>
          <span className={styles.badge} data-state={state} aria-hidden="true">
            {state === 'valid' ? <IconCheck size={18} stroke={1.75} /> : state === 'invalid' ? '!' : number}
          </span>
          <span className={styles.words}>
            <span className={styles.title}>{title}</span>
            <span className="visually-hidden">, </span>
            <span className={state === 'invalid' ? styles.attention : 'visually-hidden'}>
              {spoken[state]}
            </span>
            {!open && result && <span className={styles.result}>{result}</span>}
          </span>
          <IconChevronDown className={styles.chevron} size={18} stroke={1.5} aria-hidden="true" />
        </Collapsible.Trigger>
      </h2>
      <Collapsible.Panel className={styles.panel}>
        {/* Content that is collapsing can no longer be reached. */}
        <div inert={!open} aria-hidden={!open || undefined} className={styles.content}>
          {children}
        </div>
      </Collapsible.Panel>
    </Collapsible.Root>
  )
}
