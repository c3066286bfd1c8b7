import article from '@resources/demo/article/article.area'

export const regions = article.fields.type.of

export type Region = keyof typeof regions

const isRegion = (text: string): text is Region => Object.hasOwn(regions, text)

export const regionKeys: readonly Region[] = Object.keys(regions).filter(isRegion)

export const regionIn = (search: string): Region => {
  const named = new URLSearchParams(search).get('tab') ?? ''
  return isRegion(named) ? named : 'CN'
}
