/** Regenerates the project's own areas from what a platform tells about them, each without its own dictionary entry. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from './modules.mjs'

/** 2024-06-01 08:00 in UTC+8: the same samples at any hour. */
const start = 1_717_200_000

/**
 * The evidence for every area, by the source it comes from.
 *
 * @param {(file: string) => Promise<any>} load
 */
async function gather(load) {
  const { collect } = await load('/mock/platform/collect.ts')
  const { openApiOf } = await load('/src/declaration/openapi.ts')
  const { openStore } = await load('/mock/store/open.ts')
  const { startPlatform } = await load('/mock/platform/index.ts')
  const { evidenceOfDocument, evidenceOfTable, fieldsOfRows, rowsIn } = await load('/src/scaffold/index.ts')
  const { declarations, document: info } = collect()
  const document = openApiOf(declarations, info)
  const store = await openStore()
  const platform = await startPlatform({ sql: store, size: 'small', now: () => start, passwordRounds: 1 })
  /** @param {string} method @param {string} path @param {object} [body] @param {string} [token] */
  const ask = async (method, path, body, token = '') => {
    const headers = { 'content-type': 'application/json', 'x-token': token }
    const request = { method, headers, body: body && JSON.stringify(body) }
    return (await platform.fetch(new Request(`http://platform.test/api${path}`, request))).json()
  }
  /** @param {string} username @param {string} password */
  const tokenOf = async (username, password) =>
    (await ask('POST', '/user/login', { username, password })).data.token
  const tokens = [await tokenOf('demo_partner', 'demo123456'), await tokenOf('admin', '111111')]
  /** @param {any} area */
  const rowsOf = async ({ list }) => {
    for (const token of tokens) {
      const { code, data } = await ask('GET', `${list.call.slice(4)}?limit=100`, undefined, token)
      if (code === 0 && data.items.length > 0) return rowsIn(data)
    }
    return []
  }
  const evidence = []
  for (const area of declarations) {
    const rows = await rowsOf(area)
    evidence.push({
      area,
      document: evidenceOfDocument(document, area.list.call.slice(4)),
      table: await evidenceOfTable(store.query, `area.${area.name}`),
      rows: rows.length > 0 ? { fields: fieldsOfRows(rows) } : undefined,
    })
  }
  await platform.close()
  await store.close()
  return evidence
}

/** The files that do not compile, all checked in one run. @param {readonly { file: string, text: string }[]} files */
function failing(files) {
  const folder = mkdtempSync(join(tmpdir(), 'areas-'))
  for (const { file, text } of files) {
    mkdirSync(join(folder, file, '..'), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  const config = {
    extends: join(root, 'tsconfig.json'),
    compilerOptions: { types: [] },
    include: [],
    files: files.map(({ file }) => join(folder, file)),
  }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config))
  const { stdout } = spawnSync(join(root, 'node_modules/.bin/tsc'), ['--noEmit', '-p', folder], {
    cwd: folder,
    encoding: 'utf8',
  })
  rmSync(folder, { recursive: true, force: true })
  return files.filter(({ file }) => stdout.includes(file)).map(({ file }) => file)
}

/** @param {number} right @param {number} of */
const share = (right, of) => `${((100 * right) / of).toFixed(1)} %`

/** @param {Awaited<ReturnType<typeof measure>>} made */
export function tableOf(made) {
  const sum = (/** @type {typeof made} */ some, /** @type {(one: any) => number} */ value) =>
    some.reduce((total, one) => total + value(one), 0)
  const rows = made.map((one) => [
    one.area,
    one.from,
    one.compiles ? 'yes' : 'NO',
    one.problems.length === 0 ? 'yes' : 'NO',
    `${one.kinds.right}/${one.kinds.of}`,
    `${one.labels.found}/${one.labels.of}`,
    one.seconds.toFixed(2),
    [...one.kinds.wrong, ...one.problems].join('; '),
  ])
  const totals = ['document', 'table', 'rows'].map((from) => {
    const these = made.filter((one) => one.from === from)
    const kinds = share(
      sum(these, ({ kinds }) => kinds.right),
      sum(these, ({ kinds }) => kinds.of),
    )
    const labels = share(
      sum(these, ({ labels }) => labels.found),
      sum(these, ({ labels }) => labels.of),
    )
    const good = these.filter((one) => one.compiles && one.problems.length === 0).length
    return `${from}: ${good} of ${these.length} areas compile and pass; kinds right ${kinds}, labels found ${labels}`
  })
  const head = ['area', 'source', 'compiles', 'passes', 'kinds', 'labels', 'seconds', 'wrong']
  const lines = [head, ...rows].map((row) =>
    row.map((cell, at) => cell.padEnd([14, 9, 8, 6, 6, 6, 7, 0][at] ?? 0)).join(' '),
  )
  return [...lines, '', ...totals].join('\n')
}

/**
 * The result for every area and every source.
 *
 * @param {(file: string) => Promise<any>} load
 */
export async function measure(load) {
  const { regenerate } = await load('/src/scaffold/index.ts')
  const { default: groups } = await load('/resources/menu.ts')
  const gathered = await gather(load)
  const all = gathered.map(({ area }) => area)
  const made = gathered.flatMap(({ area, ...sources }) =>
    Object.entries(sources).flatMap(([from, evidence]) => {
      if (!evidence) return []
      const began = performance.now()
      const result = regenerate(area, evidence, all, groups)
      const file = `${from}/${area.name}.area.ts`
      return [{ from, file, seconds: (performance.now() - began) / 1000, ...result }]
    }),
  )
  const failed = failing(made.map(({ file, source }) => ({ file, text: source })))
  return made.map((one) => ({ ...one, compiles: !failed.includes(one.file) }))
}
