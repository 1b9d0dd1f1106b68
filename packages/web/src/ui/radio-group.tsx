import { ChoiceGroup, type ChoiceGroupProps } from './choice-group.tsx'

/** Choices below each other, each with a second line. */
export function RadioGroup<Value extends string>(props: ChoiceGroupProps<Value>) {
  return <ChoiceGroup {...props} look="list" />
}
