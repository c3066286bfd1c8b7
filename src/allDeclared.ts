import menuGroups from '@resources/menu'
import { loadDeclarations, loadPages } from '@/declaration'

/** File name to what the file declares. */
export const files = import.meta.glob<unknown>(
  ['/resources/*/*.ts', '/demo/areas/*.ts', '!/**/*.seed.ts', '!/**/*.rules.ts', '!/**/*.endpoints.ts'],
  { eager: true, import: 'default' },
)

/**
 * All business areas, in menu order: every file in a folder of resources/ is a declaration, but those that end in
 * `.endpoints.ts`, which a declaration takes its calls from, and in `.seed.ts` or `.rules.ts`, which belong to the
 * reference platform. What lies deeper is parts of them. Adding a file is all it takes.
 *
 * A built console does not hold them: a build evaluates this file and writes `areaFiles.ts` and `heads.ts` anew.
 *
 * @throws DeclarationError when one of them cannot be used
 */
export const resources = loadDeclarations(files, menuGroups)

/** All declared pages, in menu order. */
export const pages = loadPages(files, menuGroups)
