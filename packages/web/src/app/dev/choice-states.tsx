import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { AccordionStep, type StepState } from '../../core/ui/accordion-step.tsx'
import { Checkbox } from '../../core/ui/checkbox.tsx'
import { ChoiceGroup, RadioCards, RadioGroup, Segmented } from '../../core/ui/choice-group.tsx'
import { Disclosure } from '../../core/ui/disclosure.tsx'
import { TabCount, tabLink, Tabs } from '../../core/ui/tabs.tsx'
import { Section, State } from './state.tsx'

const choices = [
  { value: 'full', label: 'Full Trim' },
  { value: 'custom', label: 'Custom', detail: 'Turned to the diameter you write' },
  { value: 'none', label: 'Not offered', disabled: true },
]
const two = choices.slice(0, 2).map(({ value, label }) => ({ value, label }))
const colours = [
  { value: '', label: 'No Paint' },
  { value: '1', label: 'Safety Blue', swatch: '#1f5fa8' },
]
const steps: StepState[] = ['unvisited', 'active', 'valid', 'invalid']

export function ChoiceStates() {
  const [choice, setChoice] = useState('full')
  const [colour, setColour] = useState('1')
  const [openStep, setOpenStep] = useState<StepState | null>('active')
  const group = { label: 'Trim', choices, value: choice, onChange: setChoice }
  return (
    <Section title="Choices">
      <State name="checkbox">
        <Checkbox label="Off" />
        <Checkbox label="On" defaultChecked detail="With a second line" />
        <Checkbox label="Disabled" disabled />
        <Checkbox label="Wrong" error="Please review this order." />
      </State>
      <State name="segmented">
        <Segmented {...group} choices={two} />
      </State>
      <State name="tabs">
        <Tabs label="Fleet">
          <Link to="." {...tabLink(true)}>
            Open <TabCount>12</TabCount>
          </Link>
          <Link to="." search={{ tab: 'retired' } as never} {...tabLink(false)}>
            Retired <TabCount>3</TabCount>
          </Link>
        </Tabs>
      </State>
      <State name="cards">
        <RadioCards label="Paint" choices={colours} value={colour} onChange={setColour} />
      </State>
      <State name="list">
        <RadioGroup {...group} />
      </State>
      <State name="disabled">
        <ChoiceGroup {...group} look="list" disabled />
      </State>
      <State name="wrong">
        <ChoiceGroup {...group} choices={two} look="segmented" error="Choose a trim." />
      </State>
      <State name="disclosure">
        <Disclosure summary="How the date comes about">
          Three days in the works, two for the paint.
        </Disclosure>
      </State>
      <State name="steps" wide>
        <div>
          {steps.map((state, index) => (
            <AccordionStep
              key={state}
              number={index + 1}
              title={`A step that is ${state}`}
              state={state}
              open={openStep === state}
              onToggle={() => setOpenStep(openStep === state ? null : state)}
              result="Its result in one line"
            >
              The fields of the step.
            </AccordionStep>
          ))}
        </div>
      </State>
    </Section>
  )
}
