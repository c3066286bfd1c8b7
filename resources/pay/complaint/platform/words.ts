import type { Json, WireRecord } from '@/declaration'

/** Words that the channel does not let through to its users. */
const forbidden = ['加微信', '加QQ', '好评返现', '撤销投诉返现'] as const

/** What the channel says against a text; undefined when it takes it. */
export const channelRefusal = (text: string): string | undefined => {
  const word = forbidden.find((one) => text.includes(one))
  return word === undefined ? undefined : `内容含违规信息“${word}”`
}

/** What the channel says while it cannot be reached. */
export const channelDown = '系统繁忙，请稍后重试'

const isFile = (value: Json): value is { readonly url: string } =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && 'url' in value

/** The addresses of the pictures in an input. */
export const picturesIn = (input: WireRecord, name: string): readonly string[] => {
  const value = input[name]
  return Array.isArray(value) ? value.filter(isFile).map(({ url }) => url) : []
}

/** A text of the input; '' when it was not sent. */
export const textIn = (input: WireRecord, name: string): string => {
  const value = input[name]
  return typeof value === 'string' ? value : ''
}
