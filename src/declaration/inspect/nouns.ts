/** What messages call the thing at a place; the last match wins. */
const nouns: readonly (readonly [place: RegExp, noun: string])[] = [
  [/^$/, 'a declaration'],
  [/(^|\.)menu$/, 'a place in the menu'],
  [/(^|\.)list$/, 'a list'],
  [/(^|\.)detail$/, 'a detail'],
  [/(^|\.)save$/, 'a form'],
  [/(^|\.)history$/, 'a history'],
  [/(^|\.)sample$/, 'a sample'],
  [/^list\.filters\[\d+\]$/, 'a filter'],
  [/^list\.summary\.\w+$/, 'a figure'],
  [/^detail\.groups\[\d+\]$/, 'a group'],
  [/^save\.buttons\[\d+\]$/, 'a button'],
  [/^save\.checks\[\d+\]$/, 'a check'],
  [/\.?refuse\[\d+\]$/, 'a refusal'],
  [/\.?effect\[\d+\]$/, 'an effect'],
  [/\.confirm$/, 'a confirmation'],
  [/\.?approve$/, 'an approval'],
  [/^fields\.\w+\.unique$/, 'what is unique'],
  [/\.?(when|if|done|where|while)(\[\d+\])?\.[\w.]+$/, 'a requirement'],
  [/^actions\.\w+$/, 'an action'],
  [/^panels\.\w+$/, 'a panel'],
  [/^endpoints\.\w+$/, 'a call'],
]

/** Names the thing at a place: "a list", `a field of kind "money"`. */
export const nounAt = (place: string, value: { readonly kind?: unknown }): string => {
  if (typeof value.kind === 'string' && place !== '') return `a field of kind "${value.kind}"`
  const known = nouns.find(([pattern]) => pattern.test(place))
  return known?.[1] ?? (place.replace(/^.*\.(?=\w)/, '') || 'it')
}
