/**
 * The address of a web page as a link may carry it; undefined for everything that is none: another protocol
 * (javascript:, data:, file: …), a relative path, a text with a control character in it.
 */
export const webAddress = (value: string): string | undefined => {
  if (!/^https?:\/\//i.test(value) || !URL.canParse(value)) return undefined
  const { protocol, href } = new URL(value)
  return protocol === 'http:' || protocol === 'https:' ? href : undefined
}
