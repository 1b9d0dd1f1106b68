import { Menu as BaseMenu } from '@base-ui/react/menu'
import type { ComponentProps, ReactNode, RefObject } from 'react'
import { joinClasses } from '../join-classes.ts'
import styles from '../menu.module.css'

interface MenuListProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** The button that the list drops from. */
  anchor: RefObject<HTMLButtonElement | null>
  align: 'start' | 'end'
  children: ReactNode
}

/** The list of a menu, dropped from its button. */
export function MenuList({ open, onOpenChange, anchor, align, children }: MenuListProps) {
  return (
    <BaseMenu.Root open={open} onOpenChange={onOpenChange}>
      <BaseMenu.Portal>
        <BaseMenu.Positioner className={styles.positioner} anchor={anchor} align={align} sideOffset={6}>
          <BaseMenu.Popup className={styles.popup} finalFocus={anchor}>
            {children}
          </BaseMenu.Popup>
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

export interface MenuLinkProps extends Omit<ComponentProps<'a'>, 'className' | 'style'> {
  icon?: ReactNode
}

/** The anchor of a way to a page, as a menu's entry. */
export function MenuAnchor({ icon, children, ...link }: MenuLinkProps) {
  return (
    <BaseMenu.LinkItem {...link} closeOnClick className={styles.item}>
      {icon}
      {children}
    </BaseMenu.LinkItem>
  )
}

export interface MenuChoicesProps<Value extends string> {
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
