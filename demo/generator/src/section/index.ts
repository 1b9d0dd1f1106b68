import type { Assembly } from '../assembly.ts'
import { drawSection } from './draw-section.ts'
import { endSuctionSection } from './models/end-suction.ts'
import { splitCaseSection } from './models/split-case.ts'
import { turbineBowlsSection } from './models/turbine-bowls.ts'
import type { Shape } from './section.ts'

/** The shapes of each assembly that has a cross section. */
export const sections: ReadonlyMap<string, readonly Shape[]> = new Map<string, readonly Shape[]>([
  ['4RB-EM-100', endSuctionSection],
  ['4RB-WE-10', endSuctionSection],
  ['4RB-PE-45', endSuctionSection],
  ['12VT-BA-4S', turbineBowlsSection],
  ['8HSC-EM-150', splitCaseSection],
])

/** The cross sections of the assemblies that have one, by file name. */
export function drawSections(assemblies: readonly Assembly[]): [file: string, svg: string][] {
  return assemblies.flatMap((assembly) => {
    const shapes = sections.get(assembly.partNumber)
    return shapes ? [[`${assembly.partNumber} X-Section.svg`, drawSection(assembly, shapes)]] : []
  })
}
