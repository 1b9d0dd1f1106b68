import { cruise, type ICruiseResult } from 'dependency-cruiser'
import { arrowRules } from './arrow-rules.ts'

/** Every import below a root that breaks a rule of the house: `rule: from → to`. */
export async function findWrongArrows(root: string): Promise<string[]> {
  const { output } = await cruise(
    ['.'],
    {
      baseDir: root,
      // TypeScript 7 has no programming interface yet; swc reads type imports as well.
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
  const { summary } = output as ICruiseResult
  return summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`).toSorted()
}
