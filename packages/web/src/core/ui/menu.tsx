import { createLink } from '@tanstack/react-router'
import {
  cloneElement,
  type ComponentProps,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  type ToggleEvent,
  useId,
  useRef,
  useState,
} from 'react'
import { joinClasses } from './join-classes.ts'
import styles from './menu.module.css'

interface MenuProps {
  /** Button that opens the menu. */
  trigger: ReactElement<ComponentProps<'button'>>
  children: ReactNode
}

/**
 * Menu that drops down from a button. The browser positions it and closes it on Esc or a press elsewhere. Inside, the arrow
 * keys, Home, End and the first letters of an item move the focus.
 */
export function Menu({ trigger, children }: MenuProps) {
  const [id, triggerId] = [useId(), useId()]
  const button = useRef<HTMLButtonElement>(null)
  const menu = useRef<HTMLDivElement>(null)
  const firstFocus = useRef<'menu' | 'first' | 'last'>('menu')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      {cloneElement(trigger, {
        ref: button,
        id: triggerId,
        popoverTarget: id,
        'aria-haspopup': 'menu',
        'aria-expanded': isOpen,
        onClick: noteHowOpened,
        onKeyDown: openByArrow,
      })}
      <div
        ref={menu}
        id={id}
        popover="auto"
        role="menu"
        aria-labelledby={triggerId}
        tabIndex={-1}
        className={styles.popup}
        onToggle={takeOrReturnFocus}
        onKeyDown={(event) => moveByKey(event, close)}
        onClick={closeByItem}
        onPointerMove={({ target }) => itemAt(target)?.focus({ preventScroll: true })}
      >
        {children}
      </div>
    </>
  )

  /** A press of Enter or Space has no pointer, so it focuses the first item. */
  function noteHowOpened({ detail }: MouseEvent) {
    firstFocus.current = detail === 0 ? 'first' : 'menu'
  }

  function openByArrow(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    button.current?.click()
    firstFocus.current = event.key === 'ArrowUp' ? 'last' : 'first'
  }

  function takeOrReturnFocus({ newState }: ToggleEvent) {
    setOpen(newState === 'open')
    if (newState === 'closed') {
      if (document.activeElement === document.body) button.current?.focus()
    } else if (firstFocus.current === 'menu') menu.current?.focus()
    else
      itemsOf(menu.current)
        .at(firstFocus.current === 'first' ? 0 : -1)
        ?.focus()
  }

  function closeByItem({ target }: MouseEvent) {
    if (itemAt(target)?.role === 'menuitem') close()
  }

  function close() {
    menu.current?.hidePopover()
    button.current?.focus()
  }
}

const itemAt = (target: EventTarget) => (target as Element).closest<HTMLElement>('[role^="menuitem"]')

const itemsOf = (menu: Element | null) =>
  [...(menu?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [])].filter((item) =>
    item.checkVisibility(),
  )

function moveByKey(event: KeyboardEvent<HTMLElement>, close: () => void) {
  const { key, target, currentTarget } = event
  // Tab continues from the button, as if the menu did not exist.
  if (key === 'Tab') return close()
  if (key === ' ' && target instanceof HTMLAnchorElement) target.click()
  else {
    const next = nextItem(itemsOf(currentTarget), itemAt(target), key)
    if (!next) return
    next.focus()
  }
  event.preventDefault()
}

function nextItem(items: HTMLElement[], current: HTMLElement | null, key: string): HTMLElement | undefined {
  const place = current ? items.indexOf(current) : -1
  if (key === 'ArrowDown') return items[(place + 1) % items.length]
  if (key === 'ArrowUp') return items.at(place <= 0 ? -1 : place - 1)
  if (key === 'Home') return items[0]
  if (key === 'End') return items.at(-1)
  return [...items.slice(place + 1), ...items.slice(0, place + 1)].find(
    (item) =>
      key.length === 1 && key !== ' ' && item.textContent.trim().toLowerCase().startsWith(key.toLowerCase()),
  )
}

interface MenuItemProps {
  icon?: ReactNode
  onClick: () => void
  /** Shown on small screens only, where the action has no button elsewhere. */
  smallOnly?: boolean
  /** Shown, but without effect. */
  disabled?: boolean
  children: ReactNode
}

export function MenuItem({ icon, onClick, smallOnly, disabled, children }: MenuItemProps) {
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      aria-disabled={disabled || undefined}
      className={joinClasses(styles.item, smallOnly && styles.smallOnly)}
      onClick={disabled ? undefined : onClick}
    >
      {icon}
      {children}
    </button>
  )
}

interface MenuAnchorProps extends Omit<ComponentProps<'a'>, 'className' | 'style' | 'role' | 'tabIndex'> {
  icon?: ReactNode
}

/** Link to a page as a menu item. */
export const MenuLink = createLink(({ icon, children, ...link }: MenuAnchorProps) => (
  <a {...link} role="menuitem" tabIndex={-1} className={styles.item}>
    {icon}
    {children}
  </a>
))

/** Items of a menu under one label. */
export function MenuGroup({ label, children }: { label: string; children: ReactNode }) {
  const labelId = useId()
  return (
    <div role="group" aria-labelledby={labelId} className={styles.group}>
      <span id={labelId} className={styles.label}>
        {label}
      </span>
      {children}
    </div>
  )
}

interface MenuChoicesProps<Value extends string> {
  label: string
  choices: readonly { value: Value; label: string }[]
  value: Value
  onChange: (value: Value) => void
}

/** Choice of one from a few inside a menu; the menu stays open. */
export function MenuChoices<Value extends string>({
  label,
  choices,
  value,
  onChange,
}: MenuChoicesProps<Value>) {
  return (
    <MenuGroup label={label}>
      <div className={styles.choices}>
        {choices.map((choice) => (
          <button
            key={choice.value}
            type="button"
            role="menuitemradio"
            aria-checked={choice.value === value}
            tabIndex={-1}
            className={styles.choice}
            onClick={() => onChange(choice.value)}
          >
            {choice.label}
          </button>
        ))}
      </div>
    </MenuGroup>
  )
}

export function MenuLine() {
  return <hr className={styles.line} />
}
