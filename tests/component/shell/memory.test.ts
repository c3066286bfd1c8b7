import Cookies from 'js-cookie'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createConsoleStore } from '@/shell/consoleStore'
import { readTabs, rememberTabs } from '@/shell/tabs/tabMemory'
import { parseColour } from '@/theme/colour'
import { createPreference, createSwitch } from '@/theme/preferences'

afterEach(() => void vi.restoreAllMocks())

describe('the store of lists', () => {
  it('keeps the language in its cookie alone, through a sign-out', () => {
    const store = createConsoleStore()
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

  it('takes no language that the console does not speak', () => {
    const store = createConsoleStore()
    store.setItem('locale', 'tlh')
    expect(store.getItem('locale')).toBe('zh')
    expect(Cookies.get('language')).toBeUndefined()
  })

  it('stops telling who no longer listens', () => {
    const store = createConsoleStore()
    const heard = vi.fn()
    store.subscribe('locale', heard)()
    store.setItem('locale', 'en')
    expect(heard).not.toHaveBeenCalled()
  })

  it('forgets the open tabs at a sign-out', () => {
    const tab = { path: '/demo/shop', fullPath: '/demo/shop', affix: false, pinned: false }
    rememberTabs('me', [tab])
    expect(readTabs('me')).toEqual([tab])
    createConsoleStore().reset()
    expect(readTabs('me')).toEqual([])
  })

  it('leaves another console on the same origin alone', () => {
    localStorage.setItem('RaStoreother.lists', '1')
    const store = createConsoleStore()
    store.setItem('columns', ['name'])
    store.reset()
    expect(localStorage.getItem('RaStoreother.lists')).toBe('1')
  })

  it('forgets rather than fails when the browser’s storage is full', () => {
    const store = createConsoleStore()
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    expect(() => store.setItem('columns', ['name'])).not.toThrow()
    expect(store.getItem('columns')).toBeUndefined()
  })
})

describe('a setting that is remembered', () => {
  const flavours = ['sweet', 'salty'] as const

  it.each([
    [undefined, 'salty'],
    ['sweet', 'sweet'],
    ['salty', 'salty'],
    ['bitter', 'salty'],
    ['', 'salty'],
  ])('as a choice, %s, is %s', (cookie, expected) => {
    if (cookie !== undefined) Cookies.set('flavour', cookie)
    expect(createPreference('flavour', flavours, 'salty').read()).toBe(expected)
  })

  it.each([
    ['#8a2be2', '#8a2be2'],
    ['8A2BE2', '#8a2be2'],
    ['red', '#409eff'],
    ['#fff', '#409eff'],
    ['"><script>', '#409eff'],
    ['', '#409eff'],
  ])('as a colour, %s, is %s', (cookie, colour) => {
    Cookies.set('theme', cookie)
    expect(createPreference('theme', parseColour, '#409eff').read()).toBe(colour)
  })

  it.each([
    ['1', '1'],
    ['0', '0'],
    ['true', '1'],
    ['', '1'],
  ])('as a switch, %s, is %s', (cookie, on) => {
    Cookies.set('tagsView', cookie)
    expect(createSwitch('tagsView', true).read()).toBe(on)
  })

  it('tells every listener', () => {
    const preference = createPreference<'sweet' | 'salty'>('flavour', flavours, 'salty')
    const heard: string[] = []
    const stop = preference.subscribe(() => heard.push(preference.read()))
    preference.write('sweet')
    stop()
    preference.write('salty')
    expect(heard).toEqual(['sweet'])
    expect(Cookies.get('flavour')).toBe('salty')
  })
})
