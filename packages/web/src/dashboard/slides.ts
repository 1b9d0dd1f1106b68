import endSuctionPump from './pictures/end-suction-pump.svg'
import rotatingElement from './pictures/rotating-element.svg'
import splitCasePump from './pictures/split-case-pump.svg'
import verticalTurbinePump from './pictures/vertical-turbine-pump.svg'

export interface Slide {
  label: string
  title: string
  text: string
  picture: string
}

/** What the carousel shows, in turn: the maker's pumps as its drawings show them. */
export const slides: Slide[] = [
  {
    label: 'Exploded drawings',
    title: 'Find the part where it sits.',
    text: 'Look a pump up by serial or BOM number and pick its parts on the drawing.',
    picture: splitCasePump,
  },
  {
    label: 'Purchased by a customer',
    title: 'Still running, still supported.',
    text: 'A 4x3-10 from 1958, rebuilt last spring with a new impeller, wear ring and seal.',
    picture: endSuctionPump,
  },
  {
    label: 'Vertical turbines',
    title: 'Every stage, every bolt.',
    text: 'Bowl assemblies, columns and drivers: each with a drawing and a parts list of its own.',
    picture: verticalTurbinePump,
  },
  {
    label: 'Rotating elements',
    title: 'Trimmed for your duty point.',
    text: 'Order an impeller at full trim, or with the diameter and angle your pump was built with.',
    picture: rotatingElement,
  },
]
