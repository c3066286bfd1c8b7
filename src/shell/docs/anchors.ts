import type { DocCall } from '@/declaration/documentation'

// Several documents are kept alive in one page of the browser: each anchor begins with its document's name.

export const sectionAnchor = (slug: string, section: string): string => `${slug}-${section}`

/** Of a call: `taobao-post-user-cleargrant`; of what the platform sends: `taobao-push-order`. */
export const callAnchor = (
  slug: string,
  { id, method, path }: Pick<DocCall, 'id' | 'method' | 'path'>,
): string =>
  [slug, ...(path === '' ? id.split('.') : [method, ...path.split('/')])]
    .map((part) => part.replace(/\W/g, '').toLowerCase())
    .filter(Boolean)
    .join('-')

export const codeAnchor = (slug: string, code: number | string): string => `${slug}-code-${code}`
