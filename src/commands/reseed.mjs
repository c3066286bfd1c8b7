/**
 * `npm run reseed -- trade` regenerates one area's samples in DATA_DIR or DATABASE_URL, with SEED as their size. The sandbox
 * accounts' records of the area are deleted with their history. Those of registered partners stay, and so do all other areas.
 */
import { withModules } from './modules.mjs'

const [name, ...more] = process.argv.slice(2)

/** Errors the user can fix; the message says how. */
const expected = ['DeclarationError', 'MigrationRefused', 'StartRefused', 'StoreUnavailable']

/** @param {string} text */
const refuse = (text) => {
  console.error(text)
  process.exitCode = 1
}

/**
 * @param {string} area
 * @param {(file: string) => Promise<any>} load
 */
async function reseed(area, load) {
  const { settingsFrom, startPlatform, openStore } = await load('/mock/startParts.ts')
  const { areasOf } = await load('/mock/platform/areas/index.ts')
  const { collect } = await load('/mock/platform/collect.ts')
  const { suggestion } = await load('/src/declaration/inspect/report.ts')
  /** @type {{ name: string, samples?: { referredBy: readonly string[] } }[]} */
  const areas = areasOf(collect())
  const known = areas.flatMap((one) => (one.samples ? [one.name] : [])).toSorted()
  const samples = areas.find((one) => one.name === area)?.samples
  if (!samples)
    return refuse(`no area "${area}" has samples${suggestion(area, known, `those are ${known.join(', ')}`)}`)
  const { databaseUrl, dataDir, size, discards } = settingsFrom(process.env)
  const sql = await openStore({ databaseUrl, dataDir })
  try {
    const platform = await startPlatform({ sql, size, discards, reseeds: area, onMigrated: console.log })
    await platform.close()
    if (samples.referredBy.length > 0)
      console.log(
        `${samples.referredBy.join(', ')}: records refer to ${area}; they are as they were, and lead nowhere if theirs is gone`,
      )
    console.log(`Data: ${sql.place}`)
  } finally {
    await sql.close()
  }
}

if (!name || name.startsWith('-') || more.length > 0)
  refuse('npm run reseed -- <area>   makes the samples of one area anew')
else
  try {
    await withModules((load) => reseed(name, load))
  } catch (error) {
    if (!(error instanceof Error && expected.includes(error.name))) throw error
    refuse(error.message)
  }
