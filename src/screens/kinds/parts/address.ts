/** A web address that is safe for a link; undefined for other protocols, relative paths, control characters. */
export const webAddress = (value: string): string | undefined => {
  if (!/^https?:\/\//i.test(value) || !URL.canParse(value)) return undefined
  const { protocol, href } = new URL(value)
  return protocol === 'http:' || protocol === 'https:' ? href : undefined
}
