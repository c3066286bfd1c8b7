import { l } from '@/declaration'

export const regions = {
  CN: l('中国', 'China', 'China'),
  US: l('美国', 'USA', 'EE. UU.'),
  JP: l('日本', 'Japan', 'Japón'),
  EU: l('欧元区', 'Eurozone', 'Eurozona'),
} as const

export type Region = keyof typeof regions

const isRegion = (text: string): text is Region => Object.hasOwn(regions, text)

export const regionKeys: readonly Region[] = Object.keys(regions).filter(isRegion)

/** The region in the address, or the first. */
export const regionIn = (search: string): Region => {
  const named = new URLSearchParams(search).get('tab') ?? ''
  return isRegion(named) ? named : 'CN'
}
