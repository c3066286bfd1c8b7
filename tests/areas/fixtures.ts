import groups from '@resources/menu'
import { defineMenu, loadDeclarations } from '@/declaration'
import { word } from './named'

/** Rules by the name of the area; its file is called like that of the declaration. */
const byName = (files: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(files).map(([file, rules]) => [file.replace(/^.*\/|\..*$/g, ''), rules]))

const menu = defineMenu({
  ...groups,
  fixtures: { label: word('fixtures'), icon: 'list', order: 99, group: 'pay', alwaysShow: true },
})

/**
 * Areas that nobody needs but the tests: together with those of the console they use every option of the vocabulary, also in
 * ways that are odd and right. What is generated from declarations must be right for them too.
 */
export const fixtures = {
  menu,
  declarations: loadDeclarations(import.meta.glob('./*.area.ts', { eager: true, import: 'default' }), menu),
  rules: byName(import.meta.glob('./*.rules.ts', { eager: true, import: 'default' })),
}
