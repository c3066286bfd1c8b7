import type { DocCall } from '@/declaration/documentation'

// Several documents are alive in the browser at once, so each anchor starts with its document's name.

export const sectionAnchor = (slug: string, section: string): string => `${slug}-${section}`

/** The anchor of a call, such as `taobao-post-user-cleargrant`, or of a push by the platform, `taobao-push-order`. */
export const callAnchor = (
  slug: string,
  { id, method, path }: Pick<DocCall, 'id' | 'method' | 'path'>,
): string =>
  [slug, ...(path === '' ? id.split('.') : [method, ...path.split('/')])]
    .map((part) => part.replace(/\W/g, '').toLowerCase())
    .filter(Boolean)
    .join('-')

export const codeAnchor = (slug: string, code: number | string): string => `${slug}-code-${code}`
