import { ChoiceGroup, type ChoiceGroupProps } from './choice-group.tsx'

/** Choices as cards with an optional swatch: the paint colours. */
export function RadioCards<Value extends string>(props: ChoiceGroupProps<Value>) {
  return <ChoiceGroup {...props} look="cards" />
}
