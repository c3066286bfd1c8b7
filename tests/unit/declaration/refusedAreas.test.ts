import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Json } from '@/declaration'
import { forAll } from '../cases'
import {
  changed,
  kinds,
  label,
  languages,
  needsLabel,
  notData,
  problemAt,
  problems,
  problemsWith,
  valid,
} from './refundArea'

describe('an area is refused in one line that says area, place and remedy', () => {
  it.each<[path: string, value: unknown, problem: string]>([
    ['name', undefined, ' is missing; give a text'],
    ['name', 'Refund list', ' must be one word in lower camel case'],
    ['path', undefined, ' is missing; give a text'],
    ['path', 'pay/refund', ' must be a route such as "/merchant/merchant"'],
    ['path', '/pay//refund', ' must be a route such as "/merchant/merchant"'],
    ['path', '/pay/:id', ' must be a route such as "/merchant/merchant"'],
    ['rest', 'https://a.com', ' must be the base of a service below /api, such as "/rest/article"'],
    ['icon', 'refunds', ' "refunds" is unknown; did you mean "refund"?'],
    ['icon', 'constructor', ' "constructor" is unknown'],
    ['label', undefined, needsLabel],
    ['label', '退款', " must be l('中文', 'English', 'Español')"],
    ['label/es', undefined, `label has no text in "es"; ${languages}`],
    ['label/en', ' ', `label has no text in "en"; ${languages}`],
    ['menu', undefined, ' is missing; give an object'],
    ['menu/order', undefined, ' is missing; give a number'],
    ['menu/group', 'pays', ' "pays" is not in resources/menu.ts; did you mean "pay"?'],
    ['menu/group', 'toString', ' "toString" is not in resources/menu.ts'],
    ['menu/hidden', 'no', ' must be true or false'],
    ['menu/affix', 1, ' must be true or false'],
    ['menu/noCache', 'yes', ' must be true or false'],
    ['menu/activeMenu', 7, ' must be a text'],
    ['key', undefined, ' is missing; give a list of names'],
    ['key', 'refund_no', ' must be a list of names'],
    ['key', [], ' is empty; name the field or fields that identify a record'],
    ['key', ['refund_n'], '[0] "refund_n" is not a field; did you mean "refund_no"?'],
    ['key', ['extra'], '[0] "extra" cannot identify a record; use a text or a number that is never null'],
    [
      'fields/refund_no/nullable',
      true,
      'key[0] "refund_no" cannot identify a record; use a text or a number that is never null',
    ],
    ['title', 'headline', ' "headline" is not a field; declare it in fields or remove it here'],
    ['title', 'constructor', ' "constructor" is not a field; declare it in fields or remove it here'],
    ['card', ['fee', 'fee'], '[1] "fee" is listed twice; remove one'],
    ['card', ['fees'], '[0] "fees" is not a field; did you mean "fee"?'],

    ['fields', undefined, ' is missing; give an object'],
    ['fields', {}, ' is missing; declare its fields'],
    ['fields/fee/kind', 'mony', `fields.fee has the unknown kind "mony"; did you mean "money"?`],
    ['fields/fee/kind', 'constructor', `fields.fee has the unknown kind "constructor"; ${kinds}`],
    ['fields/fee', 7, ` has the unknown kind "7"; ${kinds}`],
    ['fields/fee/label', undefined, needsLabel],
    ['fields/fee/hint', { zh: '提示', es: 'x' }, ` has no text in "en"; ${languages}`],
    ['fields/fee/units', 'fen', 'fields.fee has no option "units"; did you mean "unit"?'],
    ['fields/fee/unit', 'jiao', ' must be "fen", "li" or "yuan"'],
    ['fields/bad-name', { kind: 'text', label }, ' must consist of letters, digits and "_"'],
    [
      'fields/id',
      { kind: 'text', label },
      ' conflicts with the id that the console gives every record; make it the key, or rename it',
    ],
    ['fields/state/of', {}, 'fields.state has no values; list them in "of"'],
    ['fields/state/of', undefined, ' is missing; give an object'],
    ['fields/state/of/OPEN', '打开', " must be l('中文', 'English', 'Español')"],
    ['fields/state/of/OPEN/zh', undefined, `fields.state.of.OPEN has no text in "zh"; ${languages}`],
    [
      'fields/state',
      { kind: 'choice', label, numeric: true, of: { OPEN: label } },
      '.of.OPEN is not a whole number; remove "numeric" or use one',
    ],
    ['fields/extra/fields', {}, ' is missing; declare its fields'],
    [
      'fields/extra/fields/paid/kind',
      'bool',
      `fields.extra.fields.paid has the unknown kind "bool"; ${kinds}`,
    ],
    ['fields/trade_no/to', 'trades', ' "trades" is not an area; did you mean "trade"?'],
    ['fields/note/pattern', '(', ' "(" is not a valid regular expression; correct it'],
    ['fields/note/min', 30, 'fields.note has min 30 above max 20; change one'],

    ['fields/fee/initial', () => '', notData],
    ['fields/fee/max', Number.POSITIVE_INFINITY, notData],
    ['list/defaults/state', new Date(0), notData],
  ])('%s = %j', (path, value, problem) => {
    const area = path === 'name' ? (value ?? '(no name)') : 'refund'
    expect(problemsWith(path, value)).toEqual([`${area}: ${problemAt(path, problem)}`])
  })

  it('also when it refers to itself without end', () => {
    const resource = structuredClone(valid)
    resource.list.defaults.state = resource.list
    expect(problems(resource)).toEqual([`refund: list.defaults.state${notData}`])
  })

  it('whatever is wrong with it: the check itself never breaks', () => {
    const paths: string[] = []
    const walk = (value: Json | undefined, path: string) => {
      if (path !== '') paths.push(path)
      if (typeof value === 'object' && value !== null)
        for (const [key, one] of Object.entries(value)) walk(one, path === '' ? key : `${path}/${key}`)
    }
    walk(valid, '')
    const odd = fc.oneof(
      fc.constant(undefined),
      fc.jsonValue({ maxDepth: 2 }),
      fc.constantFrom('constructor', '__proto__', 'fee', [null], [[]], [{}]),
    )
    forAll([fc.constantFrom(...paths), odd], { runs: 2000 }, (path, value) => {
      for (const line of problems(changed(path, value))) expect(line).toMatch(/^[^\n]+: [^\n]+$/)
    })
  })
})
