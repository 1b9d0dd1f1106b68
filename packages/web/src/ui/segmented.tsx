import { ChoiceGroup, type ChoiceGroupProps } from './choice-group.tsx'

/** Two or three choices side by side: Full Trim or Custom, Exploded or Cross section. */
export function Segmented<Value extends string>(props: ChoiceGroupProps<Value>) {
  return <ChoiceGroup {...props} look="segmented" />
}
