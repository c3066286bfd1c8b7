import type { PageRegistry } from '@/shell/menu/pageRegistry'
import { type LoadPart, lateComponent } from '@/ui/late'

const files = import.meta.glob<Awaited<ReturnType<LoadPart<object>>>>('/resources/demo/**/*.page.tsx')

const keyOf = (file: string) => file.slice(file.lastIndexOf('/') + 1, -'.page.tsx'.length)

/** The demo's pages by file name, and the menu keys of the article screens. Adding a `*.page.tsx` is all it takes. */
const pages: PageRegistry = {
  table_index: '/example/list',
  example_create: '/example/list/create',
  example_edit: '/example/list/:id',
  ...Object.fromEntries(Object.entries(files).map(([file, load]) => [keyOf(file), lateComponent(load)])),
}

export default pages
