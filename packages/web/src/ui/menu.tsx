import { createLink } from '@tanstack/react-router'
import {
  cloneElement,
  type ComponentProps,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react'
import { loadOnIntent } from './load-on-intent.tsx'
import type { MenuChoicesProps } from './floating/menu-pieces.tsx'
import { afterFirstSight } from './after-first-sight.ts'

const pieces = () => import('./floating/menu-pieces.tsx')
const MenuList = loadOnIntent(async () => (await pieces()).MenuList)
const MenuAnchor = loadOnIntent(async () => (await pieces()).MenuAnchor)
const Choices = loadOnIntent(async () => (await pieces()).MenuChoices)
export const MenuItem = loadOnIntent(async () => (await pieces()).MenuItem)
export const MenuLine = loadOnIntent(async () => (await pieces()).MenuLine)
/** A way to a page, as a menu's entry. */
export const MenuLink = createLink(MenuAnchor)

const load = () =>
  Promise.all([MenuList, MenuAnchor, Choices, MenuItem, MenuLine].map((piece) => piece.load()))
const prepare = () => void load().catch(() => undefined)

interface MenuProps {
  /** The button that opens the menu. */
  trigger: ReactElement<ComponentProps<'button'>>
  align?: 'start' | 'end'
  children: ReactNode
}

/** A menu that drops from a button; its code comes when the page has been painted, or sooner when it is wanted. */
export function Menu({ trigger, align = 'end', children }: MenuProps) {
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  useEffect(() => afterFirstSight(prepare), [])
  return (
    <>
      {cloneElement(trigger, {
        ref: button,
        'aria-haspopup': 'menu',
        'aria-expanded': open,
        onPointerEnter: prepare,
        onFocus: prepare,
        onClick: show,
        onKeyDown: showByArrow,
      })}
      <MenuList open={open} onOpenChange={setOpen} anchor={button} align={align}>
        {children}
      </MenuList>
    </>
  )

  /** Without a network nothing opens, and the next press tries again. */
  function show() {
    load().then(
      () => setOpen(true),
      () => undefined,
    )
  }

  function showByArrow(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    show()
  }
}

/** One of a few, inside a menu; the menu stays open. */
export function MenuChoices<Value extends string>({ onChange, ...props }: MenuChoicesProps<Value>) {
  return <Choices {...props} onChange={(value) => onChange(value as Value)} />
}
