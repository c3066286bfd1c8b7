import Cookies from 'js-cookie'
import { describe, expect, it } from 'vitest'
import { parseColour } from '@/theme/colour'
import { createPreference, createSwitch } from '@/theme/preferences'

describe('a setting that is remembered', () => {
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
})
