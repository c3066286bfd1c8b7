import {
  choice,
  DeclarationError,
  defineMenu,
  defineResource,
  loadDeclarations,
  type MenuGroups,
  money,
  problemsOf,
  type Resource,
} from '@/declaration'
import { label } from './plainArea'

export const menu = defineMenu({
  pay: { label, icon: 'payments', order: 50 },
  late: { label, icon: 'list', order: 90 },
})

const setOrNot = choice({ label, of: { SET: label, UNSET: label } })

/** A declaration with a bit of everything, as a platform would send it. */
export const valid = JSON.parse(
  JSON.stringify(
    defineResource({
      name: 'refund',
      path: '/pay/refund',
      label,
      icon: 'refund',
      menu: { group: 'pay', order: 10 },
      key: ['refund_no'],
      title: 'refund_no',
      card: ['fee'],
      fields: {
        refund_no: { kind: 'code', label, max: 32 },
        fee: { kind: 'money', label, unit: 'fen' },
        times: { kind: 'integer', label },
        state: { kind: 'choice', label, of: { OPEN: label, DONE: label } },
        create_time: { kind: 'timestamp', label },
        note: { kind: 'text', label, max: 20 },
        body: { kind: 'html', label },
        extra: { kind: 'object', label, fields: { paid: { kind: 'boolean', label } } },
        trade_no: { kind: 'reference', label, to: 'refund' },
      },
      list: {
        call: 'GET /pay/refundlist',
        columns: ['refund_no', 'fee', 'state'],
        moreColumns: ['create_time'],
        sortable: ['create_time', 'fee'],
        sort: '-create_time',
        filters: [
          'state',
          'note',
          { name: 'period', label, test: 'period', on: 'create_time' },
          { name: 'min_fee', label, on: 'fee', test: 'atLeast', input: money({ label, unit: 'fen' }) },
          { name: 'noted', label, on: ['note'], test: 'isSet', input: setOrNot },
        ],
        defaults: { state: 'OPEN' },
        summary: { total: { label, sum: 'fee', when: { state: 'OPEN' } } },
      },
      detail: { call: 'GET /pay/refunddetail', groups: [{ label, fields: ['refund_no', 'body', 'extra'] }] },
      save: {
        call: 'POST /pay/saverefund',
        fields: ['note', 'body'],
        when: { state: { in: ['OPEN'] } },
        refuse: [{ when: { 'extra.paid': true }, code: 10003 }],
        stamp: { made: 'create_time' },
        buttons: [{ label, send: { submit: true }, effect: [{ set: { state: 'DONE' } }] }],
      },
      actions: {
        close: {
          label,
          icon: 'close',
          call: 'POST /pay/closerefund',
          on: ['row', 'bulk'],
          batch: 'ids',
          when: { state: 'OPEN', fee: { atLeast: 1 } },
          refuse: [{ when: { state: { not: 'OPEN' } }, code: 10006 }],
          done: { state: 'DONE' },
          inputs: { amount: { kind: 'money', label, unit: 'fen' } },
          prefill: { amount: 'fee' },
          limits: { amount: { field: 'fee', code: 43003 } },
          confirm: { text: label, names: 'note', type: { amount: 'amount', above: 100 } },
          effect: [
            {
              when: { state: 'OPEN' },
              set: { state: 'DONE', fee: { input: 'amount' }, note: { field: 'refund_no' } },
            },
          ],
        },
      },
      sample: { count: { small: 1, standard: 2, full: 3 }, values: { state: { OPEN: 3, DONE: 1 } } },
    }),
  ),
)

/** A copy of the declaration with the value at a path changed; `undefined` takes it out. */
export const changed = (path: string, value: unknown): Resource => {
  const copy = structuredClone(valid)
  const parts = path.split('/')
  const last = parts.pop() ?? ''
  let holder = copy
  for (const part of parts) holder = holder[part]
  if (value === undefined) delete holder[last]
  else holder[last] = value
  return copy
}

/** Loads files that export these. */
export const load = (groups: MenuGroups, ...modules: readonly unknown[]) => {
  const files = modules.map((one, index) => [`/resources/pay/${index}.ts`, one])
  return loadDeclarations(Object.fromEntries(files), groups)
}

/** The problems found in them, one line each. */
export const refusal = (...input: Parameters<typeof load>): readonly string[] => {
  try {
    load(...input)
  } catch (error) {
    if (error instanceof DeclarationError) return error.problems
    throw error
  }
  return []
}

/** What is wrong with an area, in a console that also has trades. */
export const problems = (resource: Resource) => problemsOf(resource, ['refund', 'trade'], menu)
