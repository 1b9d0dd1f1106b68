/** What a manual says about its pump that no other manual says. */
export interface Manual {
  /** The number that a pump's record names; the file is called after it. */
  number: string
  boms: string[]
  model: string
  title: string
  /** Name and value of what the cover's table lists. */
  facts: [name: string, value: string][]
  /** The model's own steps, set between lifting and pipework. */
  installation: string[]
  /** What is done at which interval. */
  maintenance: [interval: string, work: string][]
  /** Numbers of the parts that a careful owner keeps. */
  spares: string[]
}
