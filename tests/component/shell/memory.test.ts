import Cookies from 'js-cookie'
import { expect, it, vi } from 'vitest'
import { createConsoleStore } from '@/shell/consoleStore'
import { readTabs, rememberTabs } from '@/shell/tabs/tabMemory'
import { parseColour } from '@/theme/colour'
import { createPreference, createSwitch } from '@/theme/preferences'

it('the store of lists keeps the language in its cookie alone, through a sign-out, and takes none that the console does not speak', () => {
  const store = createConsoleStore()
  store.setItem('locale', 'tlh')
  expect(store.getItem('locale')).toBe('zh')
  expect(Cookies.get('language')).toBeUndefined()
  const heard: string[] = []
  store.subscribe('locale', (locale: string) => heard.push(locale))
  expect(store.getItem('locale')).toBe('zh')
  store.setItem('locale', 'es')
  store.setItem('merchant/merchant.listParams', { page: 2 })
  store.reset()
  expect(store.getItem('locale')).toBe('es')
  expect(store.getItem('merchant/merchant.listParams')).toBeUndefined()
  expect(Cookies.get('language')).toBe('es')
  expect(heard).toEqual(['es'])
  expect(Object.keys(localStorage).filter((key) => key.includes('locale'))).toEqual([])
})

it('the store of lists stops telling who no longer listens', () => {
  const store = createConsoleStore()
  const heard = vi.fn()
  store.subscribe('locale', heard)()
  store.setItem('locale', 'en')
  expect(heard).not.toHaveBeenCalled()
})

it('the store of lists forgets the open tabs at a sign-out', () => {
  const tab = { path: '/demo/shop', fullPath: '/demo/shop', affix: false, pinned: false }
  rememberTabs('me', [tab])
  expect(readTabs('me')).toEqual([tab])
  createConsoleStore().reset()
  expect(readTabs('me')).toEqual([])
})

it('the store of lists leaves another console on the same origin alone, and holds for the page what a full storage refuses', () => {
  localStorage.setItem('RaStoreother.lists', '1')
  const store = createConsoleStore()
  store.setItem('columns', ['name'])
  store.reset()
  expect(localStorage.getItem('RaStoreother.lists')).toBe('1')
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const heard = vi.fn()
  store.subscribe('columns', heard)
  store.setItem('columns', ['name'])
  expect(heard).toHaveBeenCalledWith(['name'])
  expect(store.getItem('columns')).toEqual(['name'])
  expect(createConsoleStore().getItem('columns')).toBeUndefined()
  store.reset()
  expect(store.getItem('columns')).toBeUndefined()
})

const flavours = ['sweet', 'salty'] as const

const made = {
  flavour: () => createPreference('flavour', flavours, 'salty').read(),
  theme: () => createPreference('theme', parseColour, '#409eff').read(),
  tagsView: () => createSwitch('tagsView', true).read(),
}

it.each([
  ['a choice', 'flavour', 'sweet', 'sweet'],
  ['a choice', 'flavour', 'bitter', 'salty'],
  ['a choice', 'flavour', '', 'salty'],
  ['a colour', 'theme', '#8a2be2', '#8a2be2'],
  ['a colour', 'theme', '8A2BE2', '#8a2be2'],
  ['a colour', 'theme', 'red', '#409eff'],
  ['a colour', 'theme', '"><script>', '#409eff'],
  ['a switch', 'tagsView', '0', '0'],
  ['a switch', 'tagsView', 'true', '1'],
] as const)('a setting remembered as %s in the cookie %s, “%s”, is %s', (_, cookie, value, expected) => {
  Cookies.set(cookie, value)
  expect(made[cookie]()).toBe(expected)
})

it('a remembered setting tells every listener', () => {
  const preference = createPreference<'sweet' | 'salty'>('flavour', flavours, 'salty')
  const heard: string[] = []
  const stop = preference.subscribe(() => heard.push(preference.read()))
  preference.write('sweet')
  stop()
  preference.write('salty')
  expect(heard).toEqual(['sweet'])
  expect(Cookies.get('flavour')).toBe('salty')
})
