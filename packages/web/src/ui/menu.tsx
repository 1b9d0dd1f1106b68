import { Menu as BaseMenu } from '@base-ui/react/menu'
import { createLink } from '@tanstack/react-router'
import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { joinClasses } from './join-classes.ts'
import styles from './menu.module.css'

interface MenuProps {
  /** The button that opens the menu. */
  trigger: ReactElement
  align?: 'start' | 'end'
  children: ReactNode
}

/** A menu that drops from a button. */
export function Menu({ trigger, align = 'end', children }: MenuProps) {
  return (
    <BaseMenu.Root>
      <BaseMenu.Trigger render={trigger} />
      <BaseMenu.Portal>
        <BaseMenu.Positioner className={styles.positioner} align={align} sideOffset={6}>
          <BaseMenu.Popup className={styles.popup}>{children}</BaseMenu.Popup>
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  )
}

interface MenuItemProps {
  icon?: ReactNode
  onClick: () => void
  /** Shown on small screens only, where the act has no place of its own. */
  smallOnly?: boolean
  children: ReactNode
}

export function MenuItem({ icon, onClick, smallOnly, children }: MenuItemProps) {
  return (
    <BaseMenu.Item className={joinClasses(styles.item, smallOnly && styles.smallOnly)} onClick={onClick}>
      {icon}
      {children}
    </BaseMenu.Item>
  )
}

interface MenuLinkProps extends Omit<ComponentProps<'a'>, 'className' | 'style'> {
  icon?: ReactNode
}

/** A way to a page, as a menu's entry. */
export const MenuLink = createLink(function MenuLink({ icon, children, ...link }: MenuLinkProps) {
  return (
    <BaseMenu.LinkItem {...link} closeOnClick className={styles.item}>
      {icon}
      {children}
    </BaseMenu.LinkItem>
  )
})

interface MenuChoicesProps<Value extends string> {
  label: string
  choices: readonly { value: Value; label: string }[]
  value: Value
  onChange: (value: Value) => void
}

/** One of a few, inside a menu; the menu stays open. */
export function MenuChoices<Value extends string>({
  label,
  choices,
  value,
  onChange,
}: MenuChoicesProps<Value>) {
  return (
    <BaseMenu.Group className={styles.group}>
      <BaseMenu.GroupLabel className={styles.label}>{label}</BaseMenu.GroupLabel>
      <BaseMenu.RadioGroup value={value} onValueChange={onChange} className={styles.choices}>
        {choices.map((choice) => (
          <BaseMenu.RadioItem key={choice.value} value={choice.value} className={styles.choice}>
            {choice.label}
          </BaseMenu.RadioItem>
        ))}
      </BaseMenu.RadioGroup>
    </BaseMenu.Group>
  )
}

export function MenuLine() {
  return <BaseMenu.Separator className={styles.line} />
}
