import returnAddress from '@resources/delivery/platform/returnAddress.json' with { type: 'json' }
import type { Json } from '@/declaration'
import { placed } from '@/declaration/delivered/policy'

/*
 * Declarations that somebody hostile might publish, generated systematically: everything hostile is tried at every place that
 * accepts it.
 */

/** A declaration as text: names such as `__proto__` are only members in JSON. */
export interface Hostile {
  readonly what: string
  readonly text: string
  /** What the refusal must mention. */
  readonly place: string
}

export type Tree = { [name: string]: Json | Tree | undefined }

const label = (text: string) => ({ zh: text, en: `${text} (en)`, es: `${text} (es)` })

/** The area with everything in it that takes a text, a call, a pattern or names. */
export const rich: Tree = JSON.parse(
  JSON.stringify(
    placed({
      ...returnAddress,
      fields: {
        ...returnAddress.fields,
        note: { kind: 'multiline', label: label('备注'), hint: label('写明楼层'), nullable: true, max: 200 },
        code: { kind: 'code', label: label('代号'), nullable: true, max: 20 },
        words: { kind: 'tags', label: label('标签'), max: 20 },
        days: {
          kind: 'choices',
          label: label('收货日'),
          of: { MON: label('周一'), TUE: label('周二') },
        },
        open: {
          kind: 'boolean',
          label: label('营业'),
          words: { yes: label('营业中'), no: label('休息中') },
        },
        parts: {
          kind: 'list',
          label: label('配件'),
          fields: {
            sku: { kind: 'text', label: label('货号'), max: 20 },
            inner: {
              kind: 'list',
              label: label('内含'),
              fields: { name: { kind: 'text', label: label('名称') } },
            },
          },
        },
        sizes: {
          kind: 'object',
          label: label('尺寸'),
          fields: { width: { kind: 'text', label: label('宽') } },
          values: { kind: 'text', label: label('其他') },
        },
        letter: { kind: 'html', label: label('信'), variables: { name: label('姓名') } },
        speaks: {
          kind: 'text',
          label: label('语言'),
          suggestions: [label('中文')],
          says: [label('方言')],
        },
        boxes: { kind: 'integer', label: label('箱数'), unit: label('箱'), required: true, min: 0, max: 99 },
      },
      list: {
        call: 'GET /user/area/returnAddress/list',
        filters: [
          'receiver',
          'state',
          {
            name: 'where',
            label: label('所在'),
            on: 'region',
            test: 'contains',
            input: { kind: 'text', label: label('地点') },
          },
        ],
        summary: { used: { label: label('启用中'), when: { state: 'ENABLED' } } },
        defaults: { state: 'ENABLED' },
      },
      detail: {
        call: 'GET /user/area/returnAddress/detail',
        groups: [{ label: label('收货'), fields: ['receiver', 'phone', 'region'] }],
      },
      save: {
        call: 'POST /user/area/returnAddress/save',
        buttons: [{ label: label('保存'), send: { draft: false } }],
        beside: { receiver: [49001] },
        checks: [{ when: { region: { is: 'x' } }, field: 'region', code: 49001 }],
      },
      actions: {
        ...returnAddress.actions,
        move: {
          label: label('搬迁'),
          icon: 'edit',
          call: 'POST /user/area/returnAddress/move',
          when: { state: 'ENABLED' },
          reason: label('停用的不能搬迁'),
          inputs: {
            reason: { kind: 'text', label: label('原因'), hint: label('写明去向'), required: true, max: 100 },
            extras: {
              kind: 'list',
              label: label('附件'),
              fields: { name: { kind: 'text', label: label('名称') } },
            },
          },
          send: { kind: 'MOVED' },
          prefill: { reason: 'note' },
          beside: { reason: [49001] },
          warns: [{ when: { reason: { is: 'x' } }, text: label('原因太短') }],
          confirm: { text: label('搬迁后地址会变') },
          effect: [{ when: { state: 'ENABLED' }, set: { note: { input: 'reason' } } }],
        },
      },
      links: { orders: { label: label('订单'), icon: 'link', to: '/pay/tradelist?trade_no={region}' } },
      errors: { 49001: label('这个地址不能用') },
      sample: {
        ...returnAddress.sample,
        cases: [{ when: { state: 'DISABLED' }, values: { boxes: [0] } }],
      },
    }),
  ),
)

/** The declaration with a new value at a path; missing parts are created. */
export const withAt = (path: string, value: unknown, from: Tree = rich): Tree => {
  const copy = structuredClone(from)
  const parts = path.split('.')
  const last = parts.pop() ?? ''
  let at = copy
  for (const part of parts) {
    at[part] ??= {}
    at = at[part] as Tree
  }
  at[last] = value as Json
  return copy
}

/** The outer two parts of a path, as problems write them. */
const sectionOf = (path: string): string =>
  path
    .split('.')
    .slice(0, 2)
    .join('.')
    .replace(/\.\d+$/, (index) => (path.startsWith('errors') ? index : `[${index.slice(1)}]`))

const hostileAt = (path: string, value: unknown): Hostile => ({
  what: `${path}: ${JSON.stringify(value)?.slice(0, 80)}`,
  text: JSON.stringify(withAt(path, value)),
  place: sectionOf(path),
})

const atEach = (paths: readonly string[], values: readonly unknown[]): readonly Hostile[] =>
  paths.flatMap((path) => values.map((value) => hostileAt(path, value)))

/** Places that contain fields, each in a different way. */
const fieldPlaces = [
  'fields.address',
  'fields.parts.fields.sku',
  'fields.parts.fields.inner.fields.name',
  'fields.sizes.fields.width',
  'fields.sizes.values',
  'list.filters.2.input',
  'actions.move.inputs.reason',
  'actions.move.inputs.extras.fields.name',
]

/** Below the area's own calls, or written to look like it. */
const below = '/user/area/returnAddress/'
const hostilePaths = [
  '/user/refundtrade',
  '/user/login',
  '/user/logout',
  '/user/approverequest',
  '/user/declarations',
  '/user/area/other/list',
  '/user/area/returnAddressX/list',
  '/user/area/returnaddress/list',
  `${below}../../refundtrade`,
  `${below}..`,
  `${below}.`,
  below,
  `${below}list/`,
  `${below}list/../../../refundtrade`,
  `${below}%2e%2e/%2e%2e/refundtrade`,
  `${below}list%2f..%2f..%2frefundtrade`,
  `${below}list?call=/user/refundtrade`,
  `${below}list#x`,
  `${below}list;x`,
  `${below}..\\..\\refundtrade`,
  `/user/area/returnAddress\\list`,
  `/user/./area/returnAddress/list`,
  `/api${below}list`,
  `/${below}list`,
  `${below}list `,
  `${below}list\n`,
  `${below}list\r\nX-Token: x`,
  `${below}list\u0000`,
  '//example.com/user/area/returnAddress/list',
  'https://example.com/user/area/returnAddress/list',
  'https:/user/area/returnAddress/list',
  '\\\\example.com\\list',
  'javascript:alert(1)',
  'data:text/html,x',
  // Letters that look like ours: Cyrillic, full width, a division slash, a letter without a dot.
  '/user/аrea/returnAddress/list',
  '/user/area/returnAddrеss/list',
  `${below}lіst`,
  '/user/area/returnAddress∕list',
  '／user／area／returnAddress／list',
  `${below}l\u0131st`,
  `${below}list\u200b`,
  `${below}\u202elist`,
]
/** Prefixes that are not the method of a call. */
const hostileMethods = [
  'DELETE',
  'PUT',
  'PATCH',
  'TRACE',
  'CONNECT',
  'get',
  'post',
  'Post',
  'POST\t',
  'POST ',
  '',
]

const calls = (): readonly Hostile[] => [
  ...['list', 'detail'].flatMap((place) =>
    atEach(
      [`${place}.call`],
      [
        ...hostilePaths.map((path) => `GET ${path}`),
        ...hostileMethods.map((method) => `${method} ${below}${place}`),
      ],
    ),
  ),
  ...['save', 'actions.disable', 'actions.move'].flatMap((place) =>
    atEach(
      [`${place}.call`],
      [
        ...hostilePaths.map((path) => `POST ${path}`),
        ...['GET', ...hostileMethods].map((method) => `${method} ${below}${place.split('.').at(-1)}`),
      ],
    ),
  ),
  ...fieldPlaces.flatMap((place) => [
    hostileAt(place, {
      kind: 'files',
      label: label('文件'),
      scene: 'x',
      upload: { call: 'POST /user/refundtrade', id: 'file_id' },
    }),
    hostileAt(place, {
      kind: 'html',
      label: label('信'),
      pictures: { scene: 'x', upload: { call: 'POST /user/refundtrade', id: 'file_id' } },
    }),
  ]),
  hostileAt('endpoints', { one: { label: label('退款'), call: 'POST /user/refundtrade', answer: {} } }),
  hostileAt('endpoints', { constructor: { label: label('退款'), call: 'GET /user/info', answer: {} } }),
]

const othersPages = [
  '/pay/tradelist',
  '/login',
  '/dashboard',
  '/api/user/info',
  '/area',
  '/area/',
  '/area/a/b',
  '/area/../pay/tradelist',
  '/area/%2e%2e/pay',
  '/area/a%2fb',
  '/area\\a',
  '//example.com',
  '/\\example.com',
  'https://example.com/area/a',
  'javascript:alert(1)',
  '/area/ReturnAddress',
  '/area/аrea',
  '/area/a?x=1',
  '/area/a#x',
  '/area/a\n',
]
const hostileLinks = [
  'https://example.com/{phone}',
  'https://example.com',
  'http://127.0.0.1/',
  '//example.com',
  '/\\example.com',
  '\\\\example.com',
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'blob:x',
  '{region}',
  '/{region}',
  '/a b',
  '/\t/example.com',
  '/a\\b',
  '/pay//example.com',
  '/pay/../../example.com',
  '/pay/..//example.com',
  '/pay/./tradelist',
  '/pay/%2e%2e/login',
  '/pay/%2f%2fexample.com',
  '/api/user/info',
  '/login?redirect=/pay/tradelist',
  '/auth-redirect?code={region}',
  '/pay/tradelist?x={constructor}',
  '/pay/tradelist?x={__proto__}',
  '/pay/tradelist?x={phone}',
]

const paths = (): readonly Hostile[] => [
  ...atEach(['path'], othersPages),
  ...atEach(['detail.page', 'menu.activeMenu'], ['/pay/tradelist', '//example.com', 'javascript:alert(1)']),
  ...atEach(['rest'], ['/rest/article', '/trade', '//example.com', 'https://example.com', '/..']),
  ...atEach(['links.orders.to'], hostileLinks),
]

const slowPatterns = [
  '(a+)+$',
  '(a|a)*b',
  '(a|aa)+$',
  '([a-z]+)*\\d',
  '(.*)*x',
  '.*.*.*=.*',
  '^(([a-z])+.)+[A-Z]([a-z])+$',
  '(?=a)*',
  '(a)\\1+',
  '(?<n>a+)\\k<n>*',
  '\\d+\\d+\\d+x',
  '[a-z]*[a-z0-9]*[a-z]*x',
  '(?:a?){40}a{40}',
  'a{1,30000}b{1,30000}(a|b)*',
]

const patterns = (): readonly Hostile[] => [
  ...fieldPlaces.flatMap((place) =>
    slowPatterns.flatMap((pattern) =>
      ['text', 'tags'].map((kind) => hostileAt(place, { kind, label: label('字'), pattern })),
    ),
  ),
  ...['code', 'multiline', 'reference'].map((kind) =>
    hostileAt('fields.code', {
      kind,
      label: label('字'),
      pattern: '(a+)+$',
      ...(kind === 'reference' && { to: 'trade' }),
    }),
  ),
]

const components = (): readonly Hostile[] => {
  const names = ['PushRule', 'SendForm', 'constructor', '../../pay/trade/ui/TradeRefund.part']
  const field = { kind: 'text', label: label('字') }
  return [
    ...fieldPlaces.flatMap((place) =>
      ['component', 'input'].flatMap((option) =>
        names.map((name) => hostileAt(place, { ...field, [option]: name })),
      ),
    ),
    ...atEach(['detail.component', 'greeting', 'actions.move.result', 'actions.disable.result'], names),
    ...names.map((component) =>
      hostileAt('panels', {
        one: { label: label('窗'), icon: 'edit', component, on: ['row'], capability: 'list' },
      }),
    ),
  ]
}

/** Names that every JavaScript object has. */
const languageNames = [
  '__proto__',
  'constructor',
  'toString',
  'valueOf',
  'hasOwnProperty',
  '__defineGetter__',
]

/** Every place where a declaration defines names, with a suitable value. */
const maps: readonly (readonly [place: string, value: unknown])[] = [
  ['', { kind: 'text', label: label('字') }],
  ['fields', { kind: 'text', label: label('字') }],
  ['fields.parts.fields', { kind: 'text', label: label('字') }],
  ['fields.sizes.fields', { kind: 'text', label: label('字') }],
  ['fields.address', { zh: 'x' }],
  ['fields.state.of', label('字')],
  ['fields.days.of', label('字')],
  ['fields.letter.variables', label('字')],
  ['list', { call: 'GET /user/tradelist' }],
  ['list.summary', { label: label('数') }],
  ['list.defaults', 'x'],
  ['detail', {}],
  ['save', {}],
  ['save.beside', [49001]],
  ['actions', { label: label('做'), icon: 'edit', effect: [{ set: { state: 'ENABLED' } }] }],
  ['actions.move', { call: 'POST /user/refundtrade' }],
  ['actions.move.inputs', { kind: 'text', label: label('字') }],
  ['actions.move.inputs.extras.fields', { kind: 'text', label: label('字') }],
  ['actions.move.send', 'x'],
  ['actions.move.prefill', 'address'],
  ['actions.move.beside', [49001]],
  ['actions.move.when', 'x'],
  ['actions.move.needs', 'trade.refund'],
  ['actions.move.limits', { field: 'boxes', code: 49001 }],
  ['actions.move.unless', 'reason'],
  ['actions.move.query', 'id'],
  ['actions.move.effect.0.set', 'x'],
  ['actions.move.effect.0.when', 'x'],
  ['links', { label: label('去'), icon: 'link', to: '/pay/tradelist' }],
  ['errors', label('错')],
  ['roles', ['*']],
  ['menu', {}],
  ['sample.values', ['x']],
  ['sample.values.state', 1],
  ['sample.cases.0.values', ['x']],
  ['sample.cases.0.when', 'x'],
  ['label', 'x'],
  ['fields.state.of.ENABLED', 'x'],
]

const stand = 'nameToBe'
const prototypes = (): readonly Hostile[] =>
  maps.flatMap(([place, value]) =>
    languageNames.map((name) => ({
      what: `${place}: a member "${name}"`,
      text: JSON.stringify(withAt(place === '' ? stand : `${place}.${stand}`, value)).replace(
        `"${stand}"`,
        JSON.stringify(name),
      ),
      place: place === '' ? name : sectionOf(place),
    })),
  )

/** Every place that names something to look up. */
const lookups = (): readonly Hostile[] =>
  atEach(
    [
      ...['icon', 'title', 'list.sort', 'menu.group', 'fields.address.kind', 'fields.state.of.ENABLED.tone'],
      ...['actions.move.icon', 'save.layout', 'actions.move.effect.0.set.note.input', 'list.filters.0'],
      ...[
        'list.filters.2.test',
        'list.summary.used.sum',
        'actions.move.confirm.names',
        'links.orders.shortcut',
      ],
      ...['fields.address.takenFrom', 'actions.move.approve.by', 'actions.move.effect.0.set.note.field'],
    ],
    ['__proto__', 'constructor', 'toString'],
  )

const many = (count: number, value: (index: number) => unknown): Json =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`n${index}`, value(index)])) as Json

/** Lists nested to this depth. */
const nested = (depth: number): string => {
  const open = `{"kind":"list","label":${JSON.stringify(label('层'))},"fields":{"a":`
  return `${open.repeat(depth)}{"kind":"text","label":${JSON.stringify(label('底'))}}${'}}'.repeat(depth)}`
}
const textWith = (place: string, json: string): string =>
  JSON.stringify(withAt(place, stand)).replace(`"${stand}"`, json)

const tooMuch = (): readonly Hostile[] => {
  const short = { kind: 'flag', label: label('字') }
  const text = { kind: 'text', label: label('字') }
  return [
    hostileAt('fields', {
      ...(rich.fields as Tree),
      ...(many(501, () => ({ ...short, kind: 'boolean' })) as Tree),
    }),
    hostileAt(
      'fields.parts.fields',
      many(501, () => text),
    ),
    hostileAt(
      'fields.sizes.fields',
      many(501, () => text),
    ),
    hostileAt(
      'actions.move.inputs',
      many(501, () => text),
    ),
    hostileAt('fields.state.of', {
      ENABLED: label('一'),
      DISABLED: label('二'),
      ...(many(500, () => label('值')) as Tree),
    }),
    hostileAt(
      'fields.days.of',
      many(501, () => label('值')),
    ),
    hostileAt(
      'fields.letter.variables',
      many(501, () => label('值')),
    ),
    hostileAt(
      'links',
      many(501, () => ({ label: label('去'), icon: 'link', to: '/pay/tradelist' })),
    ),
    hostileAt(
      'list.summary',
      many(501, () => ({ label: label('数') })),
    ),
    hostileAt('roles', { admin: ['*'], ...(many(501, () => ['list']) as Tree) }),
    hostileAt('errors', Object.fromEntries(Array.from({ length: 501 }, (_, n) => [49_000 + n, label('错')]))),
    hostileAt(
      'actions.move.send',
      many(501, () => 1),
    ),
    hostileAt(
      'fields.speaks.suggestions',
      Array.from({ length: 1001 }, () => label('值')),
    ),
    hostileAt(
      'fields.speaks.says',
      Array.from({ length: 1001 }, () => label('值')),
    ),
    hostileAt(
      'list.columns',
      Array.from({ length: 1001 }, () => 'receiver'),
    ),
    hostileAt(
      'sample.values.receiver',
      Array.from({ length: 1001 }, () => '退货组'),
    ),
    hostileAt('sample.count', { small: 1e7, standard: 1e7, full: 1e7 }),
    ...atEach(
      [
        'label.zh',
        'fields.address.label.en',
        'fields.note.hint.es',
        'actions.move.confirm.text.zh',
        'errors.49001.zh',
      ],
      ['x'.repeat(20_001)],
    ),
    ...atEach(['fields.address.max', 'fields.note.max'], [1e9, 20_001, -1, 0.5]),
    ...atEach(['fields.words.maxItems'], [1e6, 0]),
    ...atEach(['actions.move.undo'], [1e6, 0, -1]),
    ...atEach(['actions.move.inBulk', 'actions.disable.inBulk'], [{ most: 1e6 }, { most: 0 }]),
    ...atEach(['history'], [{ keep: 1e9 }, { keep: 0 }]),
    hostileAt('fields.note.rows', 1e6),
    hostileAt('fields.code.serial', { digits: 1e6 }),
    hostileAt('name', `r${'x'.repeat(60)}`),
    hostileAt(`fields.f${'x'.repeat(60)}`, text),
    { ...hostileAt('label.zh', 'x'.repeat(250_000)), place: 'longer than' },
    ...[30, 100, 400].map((depth) => ({
      what: `${depth} lists in lists`,
      text: textWith('fields.parts', nested(depth)),
      place: 'fields.parts',
    })),
    ...['sample.values.receiver', 'list.filters', 'actions.move.send.deep', 'list.defaults.state'].flatMap(
      (place) =>
        [100, 50_000].map((depth) => ({
          what: `${place}: ${depth} lists in lists`,
          text: textWith(place, '['.repeat(depth) + ']'.repeat(depth)),
          place: sectionOf(place),
        })),
    ),
    ...['fields', 'actions', 'roles', 'menu'].map((place) => ({
      what: `${place}: 20,000 objects in objects`,
      text: textWith(place, `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`),
      place,
    })),
  ]
}

/** Everything that must be refused, by kind. */
export const hostileDeclarations: Readonly<Record<string, () => readonly Hostile[]>> = {
  'calls of others': calls,
  'pages of others': paths,
  'patterns that take long': patterns,
  'code of ours': components,
  'members of every object': prototypes,
  'names that every object knows': lookups,
  'more than anybody needs': tooMuch,
}

/** Texts that would have an effect on anything but a reader. */
export const scripts: Readonly<Record<string, string>> = {
  'a script': '<script>window.hit("script")</script>',
  'a picture': '<img src=x onerror=window.hit("img")>',
  'a drawing': '<svg/onload=window.hit("svg")>',
  'a frame': '"><iframe srcdoc="<script>parent.hit(1)</script>">',
  'an address': 'javascript:window.hit("address")',
  'a template': '{{constructor.constructor("window.hit(1)")()}}',
  'a template literal': '\u0024{window.hit("literal")}',
  'a name of every object': '{constructor} {{toString}} %{__proto__}',
  'an order of reading': '\u202Eesrever\u202C \u2066isolated\u2069',
  'letters without width': 'a\u200Bb\u200Dc\uFEFFd',
  'a formula': '=HYPERLINK("https://example.com","x")',
  'a replacement': "$& $1 $` $'",
  'half a letter': 'x\uD83D',
  'ten thousand letters': '长'.repeat(10_000),
}

/** Every place that takes a text for people. */
export const textPlaces = [
  ...[
    'label',
    'one',
    'fields.address.label',
    'fields.note.hint',
    'fields.state.of.ENABLED',
    'fields.days.of.MON',
  ],
  ...['fields.open.words.yes', 'fields.parts.fields.sku.label', 'fields.sizes.values.label'],
  ...[
    'fields.letter.variables.name',
    'fields.speaks.suggestions.0',
    'fields.speaks.says.0',
    'fields.boxes.unit',
  ],
  ...['list.filters.2.label', 'list.summary.used.label', 'detail.groups.0.label', 'save.buttons.0.label'],
  ...['actions.move.label', 'actions.move.reason', 'actions.move.inputs.reason.hint'],
  ...['actions.move.inputs.reason.label', 'actions.move.warns.0.text', 'links.orders.label', 'errors.49001'],
]

/** The declaration with a text at places, in every language. */
export const withText = (places: readonly string[], text: string, from: Tree = rich): Tree =>
  places.reduce(
    (declaration, place) =>
      (['zh', 'en', 'es'] as const).reduce(
        (one, locale) => withAt(`${place}.${locale}`, locale === 'zh' ? text : `${text} ${locale}`, one),
        declaration,
      ),
    from,
  )
