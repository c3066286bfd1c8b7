/**
 * `npm run area` makes an area's file from a sample, an address, an OpenAPI document or a table. Without `--write` it shows what
 * it would do. For an existing area it prints what it would add. `--remove` removes one.
 */
import { parseArgs } from 'node:util'
import { evidenceOf } from './areaEvidence.mjs'
import { CommandError, declaredAreas, removalOf, remove, write } from './areaFiles.mjs'
import { measure, tableOf } from './areaMeasure.mjs'
import { planArea } from './areaPlan.mjs'
import { withModules } from './modules.mjs'

const help = `npm run area -- --from <source> --path /group/name [options]

<source>   sample.json, sample.csv, - (standard input)   rows, or one record
           https://erp.example.com/api/user/orders        one GET is sent
           openapi.json#/user/tradelist                  the list's path in the document; a file or an address
           postgres://user:password@localhost/db?table=name   or postgres:name with DATABASE_URL

--path /pay/holidays          its address; in the menu it stands in the group of that name (resources/menu.ts),
                              else at the first level
--name returnAddress          else that of the source, else the end of the path
--label 退货地址               or 退货地址/Return addresses/Direcciones de devolución
--key address_id              the fields that identify a record, if they are not found
--form receiver,mobile        adds a form with these fields, or with all of them (--form all); without it records are only read
--header 'X-Token: …'         is sent with the GET and kept nowhere
--write                       writes the file; without it nothing is changed

npm run area -- --remove <name> [--write]   takes an area away, and says what stays
npm run area -- --drop <name> [--write]     takes its records out of DATA_DIR or DATABASE_URL once it is not declared any more
npm run area -- --measure                   makes the project's own areas once more, and says how right they are
`

const options = /** @type {const} */ ({
  from: { type: 'string' },
  path: { type: 'string' },
  name: { type: 'string' },
  label: { type: 'string' },
  key: { type: 'string' },
  form: { type: 'string' },
  header: { type: 'string', multiple: true },
  write: { type: 'boolean' },
  remove: { type: 'string' },
  drop: { type: 'string' },
  measure: { type: 'boolean' },
  help: { type: 'boolean' },
})

const given = () => {
  try {
    return parseArgs({ options }).values
  } catch (error) {
    throw new CommandError(`${error instanceof Error ? error.message : error}\n\n${help}`)
  }
}

/** @typedef {ReturnType<typeof given>} Given */
/** @typedef {(file: string) => Promise<any>} Load */

/** @param {string | undefined} names */
const listOf = (names) =>
  names
    ?.split(',')
    .map((name) => name.trim())
    .filter(Boolean)

/** @param {string | undefined} label */
const labelOf = (label) => {
  const [zh, en, es] = label?.split('/').map((text) => text.trim()) ?? []
  return { ...(zh ? { zh } : {}), ...(en ? { en } : {}), ...(es ? { es } : {}) }
}

/** @param {number} number @param {string} one */
const counted = (number, one) => `${number} ${one}${number === 1 ? '' : 's'}`

/** @param {import('./areaPlan.mjs').Plan} plan */
const summaryOf = ({ draft, doubts, unwritten, groups, freeCodes }) => [
  `${draft.name}: ${counted(draft.fields.length, 'field')}, ${counted(doubts, 'doubt')}`,
  ...(draft.menu.group === undefined
    ? [
        `It stands at the first level of the menu; in one of its groups with --path /${groups.join('/… or /')}/…`,
      ]
    : []),
  ...(doubts > 0
    ? [
        `Each doubt is a comment, to be deleted once it is settled; npm run check-area -- ${draft.name} lists them.`,
      ]
    : []),
  ...(unwritten.length > 0
    ? [
        `${counted(unwritten.length, 'label')} to write, or the console will not start: ${unwritten.length === 1 ? 'line' : 'lines'} ${unwritten.join(', ')}`,
      ]
    : []),
  `Free for error codes of its own ("errors"): ${freeCodes.join(', ')} and on`,
]

/** @param {Given} values @param {Load} load */
async function make({ from = '', path, name, label, key, form, header = [], write: isWriting }, load) {
  const evidence = await evidenceOf(from, header, await load('/src/scaffold/index.ts'))
  const wanted = { path, name, label: labelOf(label), key: listOf(key), form: listOf(form) }
  const plan = await planArea(wanted, evidence, load)
  const { file, source, difference } = plan
  if (source === undefined) {
    if (difference) console.log(difference)
    console.error(
      difference
        ? `${file} is there and left as it is; this is what the source would add.`
        : `${file} is there, and the source adds nothing.`,
    )
  } else if (isWriting) {
    write(file, source)
    console.error(
      [
        `${file} is written.`,
        ...summaryOf(plan),
        `With npm run dev running it is at ${path}, under the development server's address.`,
      ].join('\n'),
    )
  } else {
    console.log(source)
    console.error([`${file} is not written yet; add --write.`, ...summaryOf(plan)].join('\n'))
  }
}

/** @param {string} name @param {boolean | undefined} isWriting @param {Load} load */
async function takeAway(name, isWriting, load) {
  const { areas, pages } = await declaredAreas(load)
  const { folder, files, stays } = removalOf(name, areas, pages)
  if (isWriting) remove(folder)
  console.log(`${isWriting ? 'Gone' : 'Would go'}:\n${files.map((file) => `  ${file}`).join('\n')}`)
  console.log(`What stays:\n${stays.map((one) => `  ${one}`).join('\n')}`)
  if (!isWriting) console.error('Nothing is changed yet; add --write.')
}

/** @param {string} name @param {boolean | undefined} isWriting @param {Load} load */
async function dropRecords(name, isWriting, load) {
  const { areas } = await declaredAreas(load)
  const declared = areas.find(({ declaration }) => declaration.name === name)
  if (declared)
    throw new CommandError(
      `${name} is declared in ${declared.file}, and the next start would make its table again; take it away first: npm run area -- --remove ${name} --write`,
    )
  const { openStore, settingsFrom } = await load('/mock/startParts.ts')
  const { dropArea } = await load('/mock/platform/areas/dropArea.ts')
  const { databaseUrl, dataDir } = settingsFrom(process.env)
  const store = await openStore({ databaseUrl, dataDir })
  try {
    const found = await dropArea(store, name, isWriting === true)
    if (!found) throw new CommandError(`${store.place} has no table of an area "${name}"`)
    console.log(
      `${isWriting ? 'Gone' : 'Would go'} from ${store.place}: the table area."${name}" with ${counted(found.records, 'record')}, and ${found.entries} in the history`,
    )
    if (!isWriting) console.error('Nothing is changed yet; add --write.')
  } finally {
    await store.close()
  }
}

/** Errors the user can fix; the message says how. */
const expected = ['SampleError', 'StartRefused', 'StoreUnavailable']

try {
  const values = given()
  if (values.help || (!values.from && !values.remove && !values.drop && !values.measure)) console.log(help)
  else {
    await withModules(async (load) => {
      if (values.measure) console.log(tableOf(await measure(load)))
      else if (values.drop) await dropRecords(values.drop, values.write, load)
      else if (values.remove) await takeAway(values.remove, values.write, load)
      else await make(values, load)
    })
  }
} catch (error) {
  const known = error instanceof Error && (error instanceof CommandError || expected.includes(error.name))
  if (!known) throw error
  console.error(error.message)
  process.exitCode = 1
}
