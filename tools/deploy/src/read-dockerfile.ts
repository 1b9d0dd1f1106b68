import { type Copy, DockerfileParser, type Instruction, type JSONInstruction } from 'dockerfile-ast'

/** Steps of a stage of a Dockerfile, in order. */
export interface Stage {
  base: string
  steps: { keyword: string; words: string[]; flags: string[] }[]
}

export function readStages(text: string): Stage[] {
  const stages: Stage[] = []
  for (const instruction of DockerfileParser.parse(text).getInstructions()) {
    const keyword = instruction.getKeyword()
    const words = instruction.getArguments().map((word) => word.getValue())
    if (keyword === 'FROM') stages.push({ base: words[0] ?? '', steps: [] })
    else
      stages
        .at(-1)
        ?.steps.push({ keyword, words: commandIn(instruction) ?? words, flags: flagsOf(instruction) })
  }
  return stages
}

/** Arguments of the last step with this keyword. */
export const lastOf = ({ steps }: Stage, keyword: string): string[] =>
  steps.findLast((step) => step.keyword === keyword)?.words ?? []

/** Command written as a list, as in CMD and HEALTHCHECK. */
function commandIn(instruction: Instruction): string[] | undefined {
  const [list] = /\[.*\]$/s.exec(instruction.getArgumentsContent() ?? '') ?? []
  return list ? (JSON.parse(list) as string[]) : undefined
}

const flagsOf = (instruction: Instruction): string[] =>
  'getFlags' in instruction
    ? (instruction as Copy | JSONInstruction).getFlags().map((flag) => flag.toString())
    : []
