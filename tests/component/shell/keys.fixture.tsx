import { expect } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { defineMenu, loadDeclarations } from '@/declaration'
import { resourceScreens } from '@/screens'
import type { Keys } from '@/ui/keys'
import { recordRow, visible } from '../onPage'
import { openConsole } from './openConsole'
import { letters, shops, type workspacePlatform } from './workspace.fixture'

const menuGroups = defineMenu({})
const actions = Object.entries(shops.actions ?? {}).map(([name, action]) =>
  name === 'pause' ? [name, { ...action, shortcut: 'p' }] : [name, action],
)
const resources = loadDeclarations(
  { shop: { ...shops, actions: Object.fromEntries(actions) }, letter: letters },
  menuGroups,
)

/** Opens the console over these areas. Each test file has its own platform. */
export const openingWith = (platform: ReturnType<typeof workspacePlatform>) => {
  const open = (at = '/demo/shop', language = 'zh') =>
    openConsole({
      at,
      screensOf: resourceScreens,
      resources,
      menuGroups,
      dataProvider: platform.dataProvider,
      remembered: { language },
    })
  return {
    open,
    /** Opens the list of shops, with its rows. */
    openShops: async () => {
      const opened = await open()
      await visible(recordRow('20号店'))
      return opened
    },
  }
}

export const keys = () => page.getByRole('dialog', { name: '键盘快捷键' })
export const groups = () =>
  keys()
    .getByRole('region')
    .elements()
    .map((group) => group.getAttribute('aria-labelledby'))
    .map((id) => document.getElementById(id ?? '')?.textContent)

const leaveFocus = () => document.activeElement instanceof HTMLElement && document.activeElement.blur()

/** Opens the list of keys. Its listener is loaded when the browser is idle. */
export const ask = async () => {
  leaveFocus()
  await expect
    .poll(async () => {
      if (keys().elements().length === 0) await userEvent.keyboard('?')
      return keys().elements().length
    })
    .toBe(1)
  await visible(keys())
}

const chordsOf = ({ keys }: Keys) => Object.keys(keys).flatMap((chords) => chords.split(' '))

/** Presses keys that are written as in `aria-keyshortcuts`. */
export const press = async (chord: string) => {
  const parts = chord.split('+')
  const key = parts.pop() ?? ''
  const named = key === 'Space' ? '[Space]' : key.length === 1 ? key.toLowerCase() : `{${key}}`
  await userEvent.keyboard(
    [...parts.map((held) => `{${held}>}`), named, ...parts.reverse().map((held) => `{/${held}}`)].join(''),
  )
}

/** Tries every key that a part declares. Each needs an effect here, and there may be no others. */
export const pressAll = async (
  declared: Keys,
  effects: { readonly [chord: string]: () => Promise<unknown> },
) => {
  expect(Object.keys(effects).sort()).toEqual(chordsOf(declared).sort())
  for (const does of Object.values(effects)) await does()
}

const usual =
  'ArrowUp ArrowDown ArrowLeft ArrowRight Home End PageUp PageDown Enter Delete Backspace a b c d e f g h i j k l m n o p q r s t u v w x y z'.split(
    ' ',
  )

/** The usual keys that an element handles without declaring them. */
export const undeclared = (on: Locator, ...declared: Keys[]) => {
  const known = declared.flatMap(chordsOf)
  return usual.filter(
    (key) =>
      !known.includes(key) &&
      !on.element().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })),
  )
}
