import type { IForbiddenRuleType } from 'dependency-cruiser'
import { areas, type Layer, layers } from './areas.ts'

/** Forbidden imports of the architecture, for dependency-cruiser. */
export const arrowRules: IForbiddenRuleType[] = [
  {
    name: 'the web knows only the domain',
    severity: 'error',
    from: { path: '^packages/web/' },
    to: { path: '^packages/(?!(web|domain)/)' },
  },
  {
    name: 'no other package knows the web',
    severity: 'error',
    from: { path: '^packages/(?!web/)' },
    to: { path: '^packages/web/' },
  },
  {
    name: 'the domain imports only its data libraries',
    severity: 'error',
    from: { path: '^packages/domain/src/', pathNot: '\\.test\\.ts$' },
    to: { pathNot: `^packages/domain/src/|${library('zod', ...dataLibraries())}` },
  },
  {
    name: "the browser's schemas are zod's small ones",
    severity: 'error',
    from: { path: '^packages/(domain|web)/src/' },
    to: { path: '^zod$|node_modules/zod/(index|v4/classic)' },
  },
  {
    name: 'an ERP adapter knows only the port and the domain',
    severity: 'error',
    from: { path: '^packages/(erp[a-z-]*)/' },
    to: { path: '^(packages|demo)/', pathNot: '^packages/(erp|domain|$1)/' },
  },
  {
    name: 'the callouts know no shop',
    severity: 'error',
    from: { path: '^packages/callouts/' },
    to: { path: '^packages/(?!callouts/)|^(demo|e2e|tools)/|^@volute/' },
  },
  {
    name: 'the product starts without the demo world',
    severity: 'error',
    from: { path: '^packages/', pathNot: '^packages/server/(test/|src/app/demo/open-demo\\.ts$)' },
    to: { path: '^demo/|^@volute/demo' },
  },
  {
    name: 'the demo world is loaded only when it is asked for',
    severity: 'error',
    from: { path: '^packages/[^/]+/src/' },
    to: { path: '^demo/|^@volute/demo', dynamic: false },
  },
  {
    name: 'the demo world enters the shop by its seeding door',
    severity: 'error',
    from: { path: '^demo/' },
    to: { path: '^packages/(server|web)/', pathNot: '^packages/server/src/app/seeding\\.ts$' },
  },
  {
    name: 'the generator knows nothing of the product',
    severity: 'error',
    from: { path: '^tools/demo-generator/' },
    to: { path: '^(packages|demo|e2e|tools/(?!demo-generator/))|^@volute/' },
  },
  {
    name: 'only what the generator made is used',
    severity: 'error',
    from: { pathNot: '^tools/demo-generator/' },
    to: { path: '^tools/demo-generator/|^@volute/demo-generator' },
  },
  {
    name: 'the gate runs without the rules',
    severity: 'error',
    from: { path: '^tools/gate/' },
    to: { path: '^tools/rules/|^@volute/rules' },
  },
  {
    name: 'no circles',
    severity: 'error',
    from: {},
    to: { circular: true },
  },
  {
    name: 'SQL stands only in stores',
    severity: 'error',
    from: {
      path: '^packages/server/src/',
      pathNot:
        '(-store|\\.test)\\.ts$|^packages/server/src/(core/(db|queue)|people/people|workbench/import|app/data)/',
    },
    to: { path: library('drizzle-orm', 'pg') },
  },
  {
    name: 'the binder alone takes the attempts of a call',
    severity: 'error',
    from: {
      path: '^packages/server/src/',
      pathNot: '^packages/server/src/core/http/bind\\.ts$',
    },
    to: { path: '^packages/server/src/core/http/limit-attempts' },
  },
  {
    name: 'a store knows only the database',
    severity: 'error',
    from: { path: '^packages/server/src/([^/]+/[^/]+)/.*-store\\.ts$' },
    to: {
      path: '^packages/server/src/(core/(http/bind|(mail|erp|queue|files|events)/)|[^/]+/[^/]+/routes)',
      pathNot: '^packages/server/src/$1/',
    },
  },
  {
    name: 'nothing below the routes knows them',
    severity: 'error',
    from: { path: '^packages/server/src/', pathNot: '/(index|routes|app|main|release|start-shop)\\.ts$' },
    to: {
      path: [
        '^packages/server/src/app/(routes|app|main|open-shop|start-shop)\\.ts$',
        '^packages/server/src/[^/]+/[^/]+/routes\\.ts$',
      ],
    },
  },
  {
    name: 'the product knows no test',
    severity: 'error',
    from: { path: '^(packages/[^/]+|demo|tools/demo-generator)/src/', pathNot: '\\.test\\.tsx?$' },
    to: { path: '\\.test\\.tsx?$|^packages/[^/]+/test/|^e2e/|^tools/(?!demo-generator/)' },
  },
  {
    name: 'examples are for tests',
    severity: 'error',
    from: { path: '/src/', pathNot: '(\\.test|examples)\\.tsx?$' },
    to: { path: '/examples\\.tsx?$' },
  },
  {
    name: 'packages meet only through an index',
    severity: 'error',
    from: { path: '^packages/([^/]+)/' },
    to: { path: '^packages/[^/]+/', pathNot: '^packages/$1/|/index\\.ts$' },
  },
  {
    name: 'every import resolves',
    severity: 'error',
    from: {},
    // `?url` belongs to Vite: the URL of a file, such as a library's .wasm.
    to: { couldNotResolve: true, pathNot: '\\?url$' },
  },
  {
    name: "the contract gathers the modules' contracts",
    severity: 'error',
    from: { path: '^packages/domain/src/app/contract/' },
    to: { path: '^packages/domain/src/', pathNot: '/(index|contract)\\.ts$' },
  },
  ...Object.entries(layers).flatMap(([name, layer]) => layerRules(`packages/${name}/src`, layer)),
]

function dataLibraries() {
  return ['culori', 'i18n-iso-countries', 'libphonenumber-js', 'postcode-validator']
}

/** Pattern of a library import, resolved or not. */
function library(...names: string[]) {
  return `^(node_modules/)?(${names.join('|')})(/|$)`
}

function layerRules(src: string, { withoutBarrel, routed }: Layer): IForbiddenRuleType[] {
  const areaNames = Object.keys(areas).join('|')
  const entered = [
    `^${src}/(${withoutBarrel.join('|') || '-'})/`,
    `^${src}/[^/]+/[^/]+/(index|examples)\\.tsx?$`,
  ]
  const byRoutes = `^${src}/${routed?.by ?? '-'}$`
  return [
    {
      name: `${src}: every module stands in an area`,
      severity: 'error',
      from: { path: `^${src}/(?!(${areaNames})/)[^/]+/|^${src}/(?!app/)[^/]+/[^/]+$` },
      to: {},
    },
    {
      name: `${src}: a module is entered through its index`,
      severity: 'error',
      from: {
        path: `^${src}/(app/[^/]+$|[^/]+/[^/]+/|[^/]+$)`,
        pathNot: ['^packages/domain/src/app/contract/', byRoutes],
      },
      to: { path: `^${src}/[^/]+/[^/]+/`, pathNot: [`^${src}/$1`, ...entered] },
    },
    {
      name: `${src}: a module is entered through its index, or by the routes`,
      severity: 'error',
      from: { path: byRoutes },
      to: { path: `^${src}/[^/]+/[^/]+/`, pathNot: [...entered, `^${src}/${routed?.to ?? '-'}$`] },
    },
    ...Object.entries(areas).map(([area, used]) => areaRule(src, area, [area, ...used])),
  ]
}

function areaRule(src: string, area: string, allowed: readonly string[]): IForbiddenRuleType {
  return {
    name: `${src}/${area} uses only the areas it may`,
    severity: 'error',
    from: { path: `^${src}/${area}/` },
    to: { path: `^${src}/[^/]+/`, pathNot: `^${src}/(${allowed.join('|')})/` },
  }
}
