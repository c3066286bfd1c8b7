import { expect, it } from 'vitest'
import { withoutRolesIn } from '@/build/withoutRoles'

it.each<[declared: string, built: string]>([
  [
    "export default defineResource({ name: 'a', roles: { support: ['list'] }, key: ['no'] })",
    "export default defineResource({ name: 'a', key: ['no'] })",
  ],
  ["const area = defineResource({ roles: { support: ['*'] } })", 'const area = defineResource({ })'],
  [
    "export const page = definePage({ path: '/a', roles })",
    "export const page = definePage({ path: '/a', })",
  ],
  // Only what is declared of the area itself.
  ["const other = define({ roles: ['admin'] })", "const other = define({ roles: ['admin'] })"],
  [
    'export default defineResource({ fields: { roles: text() } })',
    'export default defineResource({ fields: { roles: text() } })',
  ],
])('a built console has of %s %s', (declared, built) => {
  expect(withoutRolesIn(declared)).toBe(built)
})
