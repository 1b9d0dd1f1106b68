import { searchMessages, type Suggestion } from '@volute/domain/storefront/search'
import { meantNumbers } from '@volute/domain/catalogue/numbers'
import type { LinkProps } from '@tanstack/react-router'
import { containsText } from '@volute/domain/core/kernel'
import type { Session } from '../../core/api/index.ts'
import { drawerGroups } from '../shell/drawer-groups.ts'
import { PartPicture } from '../../catalogue/part/index.ts'
import { type OwnSuggestion, ownTitle, searchTypeLabel } from '../../storefront/search/index.ts'
import type { useCombobox } from '../../core/ui/use-combobox.ts'
import type { NavGroup } from '../../core/ui/floating/nav-drawer.tsx'
import { Option } from '../../core/ui/option.tsx'
import styles from './palette.module.css'

type PageChoice = NavGroup['entries'][number] & Pick<LinkProps, 'params'>
export type PaletteChoice = { page: PageChoice } | { number: Suggestion } | { own: OwnSuggestion }

/** Pages that are in the top bar and its menu instead of the drawer. */
const others = ({ user }: Session): PageChoice[] => [
  { label: 'Shopping Cart', to: '/shopping-cart' },
  { label: 'Edit Account Info', to: '/account/user-info' },
  { label: 'Change Password', to: '/account/password' },
  {
    label: 'Company Preferences',
    to: '/company/$companyId/preference',
    params: { companyId: String(user.companyId) },
  },
]

/**
 * Choices for a text: the company's pumps and orders if it names one exactly, matching numbers, pumps and orders that only contain
 * it, then the user's pages whose name contains it. Other numbers that only resemble it come last, so that Enter never opens one.
 */
export function paletteChoices(
  session: Session,
  text: string,
  numbers: readonly Suggestion[],
  own: readonly OwnSuggestion[],
): PaletteChoice[] {
  const pages = [...drawerGroups(session).flatMap((group) => group.entries), ...others(session)]
  const named = numbers.filter((one) => !one.isSimilar).map((number) => ({ number }))
  const owned = own.map((one) => ({ own: one }))
  return [
    ...(own.some(({ isExact }) => isExact) ? [...owned, ...named] : [...named, ...owned]),
    ...pages.filter(({ label }) => containsText(label, text.trim())).map((page) => ({ page })),
    ...numbers.filter((one) => one.isSimilar).map((number) => ({ number })),
  ]
}

/** True if Enter takes the first choice: never another number than the typed one, nor one of several that it may mean. */
export function takesFirst(text: string, choices: readonly PaletteChoice[]): boolean {
  const [first] = choices
  if (!first || !('number' in first)) return first !== undefined
  const numbers = choices.flatMap((choice) => ('number' in choice ? [choice.number] : []))
  const meant = new Set(meantNumbers(text, numbers).map(({ identifier }) => identifier))
  return !isSimilar(first) && meant.size < 2
}

/** True for a number that only resembles the typed one. */
const isSimilar = (choice: PaletteChoice) => 'number' in choice && choice.number.isSimilar === true

interface PaletteListProps {
  options: PaletteChoice[]
  list: Pick<ReturnType<typeof useCombobox>, 'active' | 'listId' | 'optionId'>
  /** Title above the numbers. */
  numbersTitle: string
  onChoose: (choice: PaletteChoice) => void
}

/** Options of the palette for its text in groups, on screen in the order in which the arrow keys reach them. */
export function PaletteList({ options, list, numbersTitle, onChoose }: PaletteListProps) {
  const groups = Map.groupBy(options.entries(), ([, choice]) => titleOf(choice) ?? numbersTitle)
  return (
    <div id={list.listId} role="listbox" aria-label="Choices" className={styles.list}>
      {[...groups].map(([title, choices]) => (
        <div key={title} role="group" aria-label={title}>
          <div role="presentation" className={styles.group}>
            {title}
          </div>
          {choices.map(([index, choice]) => (
            <Option
              key={index}
              {...{ list, index }}
              className={styles.option}
              onChoose={() => onChoose(choice)}
            >
              <ChoiceText choice={choice} />
            </Option>
          ))}
        </div>
      ))}
    </div>
  )
}

/** Title above a choice; null for a number. */
function titleOf(choice: PaletteChoice) {
  if ('own' in choice) return ownTitle
  if ('page' in choice) return 'Go to'
  return isSimilar(choice) ? searchMessages.notSame : null
}

function ChoiceText({ choice }: { choice: PaletteChoice }) {
  if ('page' in choice) return <span className={styles.main}>{choice.page.label}</span>
  if ('own' in choice)
    return (
      <>
        <span>{choice.own.name}</span>
        <span className={styles.main}>{choice.own.description}</span>
      </>
    )
  const { type, identifier, description } = choice.number
  return (
    <>
      {type === 'part' && <PartPicture part={choice.number} size={28} />}
      <span className="mono">{identifier}</span>
      <span className={styles.main}>{description}</span>
      <span className={styles.kind}>{searchTypeLabel(type)}</span>
    </>
  )
}
