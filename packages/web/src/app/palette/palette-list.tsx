import type { Suggestion } from '@volute/domain/storefront/search'
import type { LinkProps } from '@tanstack/react-router'
import { containsText } from '@volute/domain/core/kernel'
import type { Session } from '../../core/api/index.ts'
import { drawerGroups } from '../shell/drawer-groups.ts'
import { searchTypeLabel } from '../../storefront/search/index.ts'
import type { useCombobox } from '../../core/ui/use-combobox.ts'
import type { NavGroup } from '../../core/ui/floating/nav-drawer.tsx'
import { Option } from '../../core/ui/option.tsx'
import styles from './palette.module.css'

type PageChoice = NavGroup['entries'][number] & Pick<LinkProps, 'params'>
export type PaletteChoice = { page: PageChoice } | { number: Suggestion }

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

/** Choices for a text: matching numbers, then the user's pages whose name contains it. */
export function paletteChoices(session: Session, text: string, numbers: Suggestion[]): PaletteChoice[] {
  const pages = [...drawerGroups(session).flatMap((group) => group.entries), ...others(session)]
  return [
    ...numbers.map((number) => ({ number })),
    ...pages.filter(({ label }) => containsText(label, text.trim())).map((page) => ({ page })),
  ]
}

interface PaletteListProps {
  options: PaletteChoice[]
  list: Pick<ReturnType<typeof useCombobox>, 'active' | 'listId' | 'optionId'>
  /** Title above the numbers. */
  numbersTitle: string
  onChoose: (choice: PaletteChoice) => void
}

/** Options of the palette for its text: numbers, then pages. */
export function PaletteList({ options, list, numbersTitle, onChoose }: PaletteListProps) {
  const groups = [
    { title: numbersTitle, choices: options.filter((choice) => 'number' in choice) },
    { title: 'Go to', choices: options.filter((choice) => 'page' in choice) },
  ]
  return (
    <div id={list.listId} role="listbox" aria-label="Choices" className={styles.list}>
      {groups
        .filter(({ choices }) => choices.length > 0)
        .map(({ title, choices }) => (
          <div key={title} role="group" aria-label={title}>
            <div role="presentation" className={styles.group}>
              {title}
            </div>
            {choices.map((choice) => {
              const index = options.indexOf(choice)
              return (
                <Option
                  key={index}
                  {...{ list, index }}
                  className={styles.option}
                  onChoose={() => onChoose(choice)}
                >
                  <ChoiceText choice={choice} />
                </Option>
              )
            })}
          </div>
        ))}
    </div>
  )
}

function ChoiceText({ choice }: { choice: PaletteChoice }) {
  if ('page' in choice) return <span className={styles.main}>{choice.page.label}</span>
  const { type, identifier, description } = choice.number
  return (
    <>
      <span className="mono">{identifier}</span>
      <span className={styles.main}>{description}</span>
      <span className={styles.kind}>{searchTypeLabel(type)}</span>
    </>
  )
}
