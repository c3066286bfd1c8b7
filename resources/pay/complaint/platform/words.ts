import type { Json, WireRecord } from '@/declaration'

/** Phrases the channel blocks. */
const forbidden = ['加微信', '加QQ', '好评返现', '撤销投诉返现'] as const

/** The channel's objection to a text; undefined if it accepts it. */
export const channelRefusal = (text: string): string | undefined => {
  const word = forbidden.find((one) => text.includes(one))
  return word === undefined ? undefined : `内容含违规信息“${word}”`
}

/** The channel's error while it is down. */
export const channelDown = '系统繁忙，请稍后重试'

const isFile = (value: Json): value is { readonly url: string } =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && 'url' in value

export const picturesIn = (input: WireRecord, name: string): readonly string[] => {
  const value = input[name]
  return Array.isArray(value) ? value.filter(isFile).map(({ url }) => url) : []
}

export const textIn = (input: WireRecord, name: string): string => {
  const value = input[name]
  return typeof value === 'string' ? value : ''
}
