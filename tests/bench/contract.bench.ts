import { collect } from '@mock/platform/collect'
import type { Resource, WireRecord } from '@/declaration'
import type { SeenAnswer } from '@/platform/answers'
import { findings } from '@/platform/contract/inspect'
import type { Bench, Row } from './bench'
import { sideBySide } from './measure'
import { directly, onPlatform } from './onPlatform'

const rounds = 200
const warmUp = 100
/** Rows of the page, and the most milliseconds that they may take. */
const [limit, most] = [50, 1]

/** Fills a page by repeating the last row under new keys. */
const filled = (rows: readonly WireRecord[], [key]: Resource['key']): readonly WireRecord[] =>
  Array.from({ length: limit }, (_, index) => {
    const { [key]: own = '', ...row } = rows[Math.min(index, rows.length - 1)] ?? {}
    return {
      ...row,
      [key]: index < rows.length ? own : typeof own === 'number' ? own * 1000 + index : `${own}-${index}`,
    }
  })

/** Checking a page of a list against its declaration, compared with parsing it from JSON. */
const bench: Bench = {
  title: 'A page of 50 rows compared with its declaration, against JSON.parse of the same page',
  seed: 'small',
  run: (dataDir) =>
    onPlatform(dataDir, directly, async (ask) => {
      const rows: Row[] = []
      for (const name of ['trade', 'merchant', 'complaint', 'sms']) {
        const resource = collect().declarations.find((one) => one.name === name)
        if (!resource) throw new Error(`there is no area ${name}`)
        const { call, sort } = resource.list
        const page = await ask(`${call.slice(call.indexOf(' ') + 1)}?limit=${limit}&page=1`)
        const text = JSON.stringify({ ...page, items: filled(page.items, resource.key) })
        const data: unknown = JSON.parse(text)
        const order = sort.startsWith('-') ? 'DESC' : 'ASC'
        const asked = { page: 1, limit, sort: { field: sort.replace('-', ''), order } } as const
        const answer: SeenAnswer = { of: 'list', resource, asked, data }
        const { compare, parse } = await sideBySide(
          {
            compare: async () => findings(answer),
            parse: async () => JSON.parse(text),
          },
          { rounds, warmUp },
        )
        rows.push({ what: name, time: compare, most, against: { what: 'JSON.parse', time: parse } })
      }
      return rows
    }),
}

export default bench
