/**
 * `npm run check-area -- trade`: whether an area is right: its types, its format, and the tests that are generated from it.
 */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { areaTests } from './areaTests.mjs'
import { root } from './modules.mjs'

const [name = ''] = process.argv.slice(2)
const file = readdirSync(join(root, 'resources'), { recursive: true, encoding: 'utf8' }).find((one) =>
  one.endsWith(`/${name}.area.ts`),
)
if (!file) {
  console.error(`resources has no ${name}.area.ts; npm run check-area -- <name of an area>`)
  process.exit(1)
}
const steps = await areaTests(name, join('resources', file))
for (const { name: step, ok, seconds, lines } of steps) {
  console.log(`${ok ? 'ok    ' : 'FAILED'}  ${step.padEnd(8)} ${seconds.toFixed(1)} s`)
  for (const line of ok ? [] : lines) console.log(`  ${line}`)
}
process.exit(steps.every(({ ok }) => ok) ? 0 : 1)
