import { cruise, type ICruiseResult } from 'dependency-cruiser'
import { moduleOf } from './areas.ts'
import { arrowRules } from './arrow-rules.ts'

/** Lists all imports below a root that break a rule of the architecture: `rule: from → to`. */
export async function findWrongArrows(root: string): Promise<string[]> {
  const { output } = await cruise(
    ['.'],
    {
      baseDir: root,
      // TypeScript 7 has no API yet; swc also reads type imports.
      parser: 'swc',
      tsPreCompilationDeps: true,
      validate: true,
      skipAnalysisNotInRules: true,
      ruleSet: { forbidden: arrowRules },
      doNotFollow: { path: 'node_modules' },
      exclude: { path: '(^|/)(dist|migrations|[.]cache)/|\\.(css|svg|json)$' },
    },
    { extensions: ['.ts', '.tsx', '.js'], exportsFields: ['exports'], conditionNames: ['import', 'default'] },
  )
  const { summary, modules } = output as ICruiseResult
  const wrong = summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`)
  return [...wrong, ...circlesOf(modules)].toSorted()
}

/** Lists modules in a circle of any length: `modules in a circle: cart → quotes → cart`. */
function circlesOf(files: ICruiseResult['modules']): string[] {
  const used = new Map<string, Set<string>>()
  for (const { source, dependencies } of files.filter((file) => !/\.test\.tsx?$/.test(file.source)))
    for (const { resolved } of dependencies) {
      const [from, to] = [moduleOf(source), moduleOf(resolved)]
      if (from && to && from !== to) used.set(from, (used.get(from) ?? new Set()).add(to))
    }
  return [...used.keys()].flatMap((start) => {
    const way = findWay(used, start)
    return way ? [`modules in a circle: ${way.join(' → ')}`] : []
  })
}

/** Shortest path from a module back to itself. */
function findWay(used: ReadonlyMap<string, ReadonlySet<string>>, start: string): string[] | undefined {
  const seen = new Set<string>()
  let ways = [[start]]
  while (ways.length > 0) {
    const next = ways.flatMap((way) => [...(used.get(way.at(-1) ?? '') ?? [])].map((to) => [...way, to]))
    const back = next.find((way) => way.at(-1) === start)
    if (back) return back
    ways = next.filter((way) => {
      const to = way.at(-1) ?? ''
      return !seen.has(to) && seen.add(to)
    })
  }
  return undefined
}
