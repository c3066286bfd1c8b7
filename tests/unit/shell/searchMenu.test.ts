import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { labelLocales } from '@/declaration'
import { type Label, type LabelLocale, l } from '@/declaration/label'
import type { SearchEntry } from '@/shell/menu/menuEntries'
import { readings } from '@/shell/search/readings'
import { menuSearch, unread } from '@/shell/search/searchMenu'
import { forAll, spreadSecond } from '../cases'

const messages = l('短信邮件', 'SMS and e-mail', 'SMS y correo')
const payments = l('支付管理', 'Payments', 'Pagos')
const permission = l('权限测试页', 'Permission', 'Permisos')
const charts = l('图表', 'Charts', 'Gráficos')
const tables = l('表格', 'Tables', 'Tablas')
const examples = l('综合实例', 'Examples', 'Ejemplos')
const nested = l('路由嵌套', 'Nested routes', 'Rutas anidadas')

/** The required pages with their titles in three languages. */
const pages: readonly (readonly [path: string, ...titles: Label[]])[] = [
  ['/dashboard', l('首页', 'Dashboard', 'Panel de control')],
  ['/partnerfee/partnerfee', l('费用明细', 'Fee details', 'Detalle de tarifas')],
  ['/announcement/announcement', l('系统公告', 'Announcements', 'Anuncios')],
  ['/sendsms/sendsms', messages, l('发送短信', 'Send SMS', 'Enviar SMS')],
  ['/sendsms/smslist', messages, l('短信列表', 'SMS list', 'Lista de SMS')],
  ['/sendsms/smstemplete', messages, l('短信模板', 'SMS templates', 'Plantillas de SMS')],
  ['/sendsms/smssign', messages, l('短信签名', 'SMS signatures', 'Firmas de SMS')],
  ['/sendsms/emailtemplete', messages, l('邮件模板', 'E-mail templates', 'Plantillas de correo')],
  ['/sendsms/sendemail', messages, l('发送邮件', 'Send e-mail', 'Enviar correo')],
  ['/pay/complaintlist', payments, l('消费者投诉', 'Consumer complaints', 'Reclamaciones de consumidores')],
  ['/pay/tradelist', payments, l('交易记录', 'Trade records', 'Operaciones')],
  ['/paymentaccount/paymentaccount', l('个人信息', 'Personal info', 'Información personal')],
  ['/merchant/merchant', l('授权商家', 'Authorised shops', 'Tiendas autorizadas')],
  ['/permission/role', permission, l('角色权限', 'Role permission', 'Permisos por rol')],
  ['/charts/line', charts, l('折线图', 'Line chart', 'Gráfico de líneas')],
  ['/charts/mixchart', charts, l('混合图表', 'Mixed chart', 'Gráfico mixto')],
  ['/table/drag-table', tables, l('拖拽表格', 'Drag table', 'Tabla arrastrable')],
  ['/table/inline-edit-table', tables, l('行内编辑', 'Inline editing', 'Edición en línea')],
  ['/example/create', examples, l('创建文章', 'Create article', 'Crear artículo')],
  ['/example/list', examples, l('重要文章列表', 'Article list', 'Lista de artículos')],
  ['/nested/menu1-2-1', nested, l('菜单1', 'Menu 1', 'Menú 1'), l('长期菜单', 'Menu 1-2-1', 'Menú 1-2-1')],
]

/** The pool as the menu provides it in a language, with a link to another host at the end. */
const poolIn = (locale: LabelLocale): readonly SearchEntry[] => [
  ...pages.map(([path, ...labels]) => {
    return { path, titles: labels.map((label) => label[locale]), external: false }
  }),
  {
    path: 'https://docs.example.com/open-platform',
    titles: [l('开放平台文档', 'Platform documentation', 'Documentación de la plataforma')[locale]],
    external: true,
  },
]

const trades = '支付管理 > 交易记录'
const searchIn = (locale: LabelLocale) => menuSearch(poolIn(locale), locale === 'zh' ? readings : unread)

it.each(
  spreadSecond<LabelLocale, string, string>([
    // Words, full pinyin, initials, a mix of them, typos, the address; with and without accents.
    ['zh', ['交易记录', '记录', '支付管理 > 交易记录', '支付 记录', '记录 支付'], trades],
    ['zh', ['jiaoyijilu', 'jiao yi ji lu', "jiao'yi'ji'lu", 'JiaoYi'], trades],
    ['zh', ['jyjl', 'JYJL', 'ｊｙｊｌ', 'zfgljyjl', 'zfgl jyjl'], trades],
    ['zh', ['jiaoyijl', 'jyjilu', 'jiaoyij', '交易jl', 'jiaoyi记录'], trades],
    ['zh', ['jaioyijilu', 'jiaoyijulu', '交易计录', 'tradelist', '/pay/tradelist', 'tradlist'], trades],
    ['zh', ['支付', 'zhifuguanli', 'tousu', 'xfzts', '消费着投诉'], '支付管理 > 消费者投诉'],
    ['zh', ['首页', 'sy'], '首页'],
    ['zh', ['shouquanshangjia', 'sqsj', 'shangj', 'shouquanshanjia'], '授权商家'],
    ['zh', ['zhongyao', 'chongyao', 'zywz', 'cywz'], '综合实例 > 重要文章列表'],
    ['zh', ['hangnei', 'xingnei', 'hnbj'], '表格 > 行内编辑'],
    ['zh', ['zhexiantu', 'shexian'], '图表 > 折线图'],
    ['zh', ['docs.example.com'], '开放平台文档'],
    ['en', ['trade', 'Trade Records', 'records trade', 'payments trade'], 'Payments > Trade records'],
    ['en', ['trade recrods'], 'Payments > Trade records'],
    ['en', ['payments', 'complaint', 'complaiints'], 'Payments > Consumer complaints'],
    ['en', ['sms list', 'list sms'], 'SMS and e-mail > SMS list'],
    ['en', ['email templates', 'e-mail'], 'SMS and e-mail > E-mail templates'],
    ['en', ['shops', 'authorized'], 'Authorised shops'],
    ['en', ['anouncements'], 'Announcements'],
    ['en', ['paymentaccount'], 'Personal info'],
    ['es', ['operaciones'], 'Pagos > Operaciones'],
    ['es', ['información', 'informacion', 'INFORMACIÓN'], 'Información personal'],
    ['es', ['gráfico de líneas', 'grafico de lineas'], 'Gráficos > Gráfico de líneas'],
    ['es', ['edicion'], 'Tablas > Edición en línea'],
    ['es', ['reclamasiones'], 'Pagos > Reclamaciones de consumidores'],
  ]),
)('a search in %s finds first: %s → %s', (locale, query, title) => {
  expect(searchIn(locale)(query)[0]?.titles.join(' > ')).toBe(title)
})

describe('a search', () => {
  it('finds everything, in the menu’s order, while nothing is typed', () => {
    const pool = poolIn('zh')
    expect(menuSearch(pool)('')).toEqual(pool)
    expect(menuSearch(pool)('  ')).toEqual(pool)
  })

  it('ranks the page’s own title before the titles above it, and both before the address', () => {
    const titles = searchIn('en')('sms').map((entry) => entry.titles.at(-1))
    const own = ['SMS list', 'SMS templates', 'SMS signatures', 'Send SMS']
    expect(titles.slice(0, 6)).toEqual([...own, 'E-mail templates', 'Send e-mail'])
  })

  it('in Chinese finds by characters and address before the readings are there', () => {
    const search = menuSearch(poolIn('zh'))
    expect(search('记录')[0]?.path).toBe('/pay/tradelist')
    expect(search('tradelist')[0]?.path).toBe('/pay/tradelist')
    expect(search('jyjl')).toEqual([])
  })

  it('reads ü typed as v or as u', () => {
    const search = menuSearch([{ titles: ['女装订单'], path: '/w', external: false }], readings)
    for (const query of ['nvzhuang', 'nuzhuang', 'nüzhuang', 'nz'])
      expect(search(query), query).toHaveLength(1)
  })

  it.each([
    ['one wrong letter of three', 'abc', 'abx', 1],
    ['two wrong letters of five', 'abcde', 'xbcdx', 1],
    ['three wrong letters of seven', 'abcdefg', 'xbxdxfg', 0],
    ['nothing in common', 'abcdefg', 'tuvwxyz', 0],
  ])('bears up to 0.4 of what is typed being wrong: %s', (_, title, query, found) => {
    expect(menuSearch([{ titles: [title], path: '/', external: false }])(query)).toHaveLength(found)
  })

  it('finds nothing where there is nothing, and by nothing', () => {
    expect(menuSearch([])('jyjl')).toEqual([])
    expect(menuSearch([])('')).toEqual([])
    for (const typed of ['？！', '完全没有的东西']) expect(searchIn('zh')(typed)).toEqual([])
    expect(searchIn('en')('zzzzzz')).toEqual([])
  })

  it('finds each entry once, out of the pool, whatever is typed', () => {
    const searches = labelLocales.map((locale) => {
      const pool = poolIn(locale)
      return { pool, search: menuSearch(pool, locale === 'zh' ? readings : unread) }
    })
    const query = fc.oneof(
      fc.string({ maxLength: 80 }),
      fc.string({ unit: 'binary', maxLength: 80 }),
      fc.string({ unit: fc.constantFrom(..."交易记录jyiaolu短信 >/'-1é"), maxLength: 40 }),
    )
    forAll([query], { runs: 300 }, (typed) => {
      for (const { pool, search } of searches) {
        const found = search(typed)
        expect(new Set(found).size).toBe(found.length)
        expect(found.every((entry) => pool.includes(entry))).toBe(true)
      }
    })
  })

  it('finds every page first by its full title path, and among the first by its initials', () => {
    const pool = poolIn('zh')
    const search = menuSearch(pool, readings)
    for (const entry of pool) {
      expect(search(entry.titles.join(' > '))[0]).toBe(entry)
      const initials = [...(entry.titles.at(-1) ?? '')].map((sign) => readings(sign)[0]?.[0] ?? sign)
      expect(search(initials.join('')).slice(0, 3)).toContain(entry)
    }
  })
})
