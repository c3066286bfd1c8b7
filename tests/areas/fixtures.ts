import groups from '@resources/menu'
import { defineMenu, loadDeclarations } from '@/declaration'
import { word } from './named'

/** Rules by the name of the area. Their file is named like that of the declaration. */
const byName = (files: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(files).map(([file, rules]) => [file.replace(/^.*\/|\..*$/g, ''), rules]))

const menu = defineMenu({
  ...groups,
  fixtures: { label: word('fixtures'), icon: 'list', order: 99, group: 'pay', alwaysShow: true },
})

/**
 * Areas that only the tests need. Together with the console's own areas they use every option of the vocabulary, including odd
 * but valid combinations. What is generated from declarations must be right for them too.
 */
export const fixtures = {
  menu,
  declarations: loadDeclarations(import.meta.glob('./*.area.ts', { eager: true, import: 'default' }), menu),
  rules: byName(import.meta.glob('./*.rules.ts', { eager: true, import: 'default' })),
}
