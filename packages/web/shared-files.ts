/**
 * What the pages share stands in five files: they compress better than a hundred, and stay cached over releases; the
 * first that holds a module keeps it. `npm run looks -w @volute/bench` tells what the first screens load.
 */
export const sharedFiles = {
  // The modules alone: those that they import have their own place.
  includeDependenciesRecursively: false,
  groups: [
    {
      name: 'ground',
      test: anyOf(
        String.raw`node_modules\/(react|react-dom|scheduler|use-sync-external-store|zod)\/`,
        String.raw`node_modules\/@tanstack\/(react-router|router-core|history|store|react-store)\/(?!.*useBlocker)`,
      ),
    },
    {
      // What every page needs, and the sign-in.
      name: 'house',
      test: anyOf(
        'preload-helper',
        domain('kernel', '(?!write-csv|nearby)'),
        domain('permissions', '(?!permission-table|is-held)'),
        domain('registration', 'messages'),
        domain('session', '(contract|messages|session-user|check-sign-in|public-paths|remembered)'),
        domain(
          '(registration|catalogue|orders|quotes)',
          '(settings-contract|search-types|order-statuses|history-periods|quote-columns)',
        ),
        web('app', '(?!shell\\/[^i]|palette|asking)'),
        web('api', '(?!quer)'),
        web('session', '(remembered|sign-in|use-sign-in|entrance|email-field|consent\\.)'),
        web('[^/]*', '(index\\.ts|.*search-params)'),
        web(
          'ui',
          '(alert|after-first|button|card|failure-card|field|icon-button|join-classes|link-button|load|logo|notice-card|page\\.|password-field|ring|spinner|text-field|use-page-title)',
        ),
        '@tabler.*(createReact|default|IconEye|IconExclamation|IconInfo|IconRotate)',
        '@base-ui.*csp-',
      ),
    },
    {
      name: 'queries',
      test: anyOf(String.raw`node_modules\/@tanstack\/(query-core|react-query)\/`, web('api', 'quer')),
    },
    {
      // What stands round every page of a session.
      name: 'frame',
      test: anyOf(
        web('app', '(shell|palette\\/hotkeys)'),
        web('catalogue', '(search|use-default)'),
        web('cart', 'use-add-to-cart'),
        web('session', 'use-(?!new-password)'),
        web('ui', '(menu\\.|use-combobox|use-settled|toast\\.)'),
        domain('catalogue', '(contract|messages|part|search-hints)'),
        domain('cart', '(messages|contract|cart-edit|cart-item|item-options|cart-badge)'),
        domain('preferences', ''),
        '@tabler.*Icon(Adjust|Building|Key|ShoppingCart|UserEdit|Logout|Menu|User|Search|X|Chevron)',
        'createToastManager|generateId',
      ),
    },
    {
      // Parts on a page: their lists, prices and ship times.
      name: 'sheet',
      minShareCount: 2,
      test: anyOf(
        web(
          'catalogue',
          '(superseded\\/(use|superseded-line|row)|parts-list\\/row-orders|kept\\/or-kept|lookup\\/(lookup-query|start)|drawing\\/use-drawing)',
        ),
        web('lead-time', ''),
        web(
          'ui',
          '(choice|page-head|skeleton-rows|part-number|modal\\.|disclosure|empty-state|table|segmented|text-button|figures|save|keeps|place-rows)',
        ),
        domain('catalogue', '(?!drawing-voc|hostile|best)'),
        domain('lead-time', ''),
        domain('pricing', ''),
        domain('(kernel|cart)', '(write-csv|check-quantity)'),
        '@tabler.*Icon(Arrow|Printer|Copy|Download|Plus|Check|Stack)',
      ),
    },
  ].map((group, place) => ({ ...group, priority: 10 - place })),
}

/** Modules of a room, by the beginning of their names. */
function domain(room: string, names: string) {
  return String.raw`packages\/domain\/src\/${room}\/${names}`
}

function web(room: string, names: string) {
  return String.raw`packages\/web\/src\/${room}\/${names}`
}

function anyOf(...sources: string[]) {
  return new RegExp(sources.join('|'))
}
