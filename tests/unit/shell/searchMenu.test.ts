import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { labelLocales } from '@/declaration'
import type { LabelLocale } from '@/declaration/label'
import { readings } from '@/shell/search/readings'
import { menuSearch, unread } from '@/shell/search/searchMenu'
import { rounds } from '../../scope'
import { poolIn } from './searchPages'

const searchIn = (locale: LabelLocale) => menuSearch(poolIn(locale), locale === 'zh' ? readings : unread)

const first = (locale: LabelLocale, query: string) => searchIn(locale)(query)[0]?.titles.join(' > ')

describe('a search in Chinese finds first', () => {
  it.each([
    // words
    ['交易记录', '支付管理 > 交易记录'],
    ['记录', '支付管理 > 交易记录'],
    ['支付', '支付管理 > 消费者投诉'],
    ['支付管理 > 交易记录', '支付管理 > 交易记录'],
    ['支付 记录', '支付管理 > 交易记录'],
    ['记录 支付', '支付管理 > 交易记录'],
    ['模板', '短信邮件 > 短信模板'],
    ['邮件', '短信邮件 > 邮件模板'],
    ['短信', '短信邮件 > 短信列表'],
    ['发送', '短信邮件 > 发送短信'],
    ['首页', '首页'],
    // full pinyin
    ['jiaoyijilu', '支付管理 > 交易记录'],
    ['jiao yi ji lu', '支付管理 > 交易记录'],
    ["jiao'yi'ji'lu", '支付管理 > 交易记录'],
    ['JiaoYi', '支付管理 > 交易记录'],
    ['shouquanshangjia', '授权商家'],
    ['feiyongmingxi', '费用明细'],
    ['xitonggonggao', '系统公告'],
    ['zhifuguanli', '支付管理 > 消费者投诉'],
    // full pinyin in the middle of a title
    ['mingxi', '费用明细'],
    ['tousu', '支付管理 > 消费者投诉'],
    // initials
    ['jyjl', '支付管理 > 交易记录'],
    ['JYJL', '支付管理 > 交易记录'],
    ['ｊｙｊｌ', '支付管理 > 交易记录'],
    ['sqsj', '授权商家'],
    ['fymx', '费用明细'],
    ['dxmb', '短信邮件 > 短信模板'],
    ['yjmb', '短信邮件 > 邮件模板'],
    ['xfzts', '支付管理 > 消费者投诉'],
    ['zfgljyjl', '支付管理 > 交易记录'],
    ['zfgl jyjl', '支付管理 > 交易记录'],
    ['sy', '首页'],
    // mixed: initials, syllables, parts of syllables, characters
    ['jiaoyijl', '支付管理 > 交易记录'],
    ['jyjilu', '支付管理 > 交易记录'],
    ['jiaoyij', '支付管理 > 交易记录'],
    ['交易jl', '支付管理 > 交易记录'],
    ['jiaoyi记录', '支付管理 > 交易记录'],
    ['shangj', '授权商家'],
    // characters with several readings
    ['zhongyao', '综合实例 > 重要文章列表'],
    ['chongyao', '综合实例 > 重要文章列表'],
    ['zywz', '综合实例 > 重要文章列表'],
    ['cywz', '综合实例 > 重要文章列表'],
    ['hangnei', '表格 > 行内编辑'],
    ['xingnei', '表格 > 行内编辑'],
    ['hnbj', '表格 > 行内编辑'],
    ['changqi', '路由嵌套 > 菜单1 > 长期菜单1-2-1'],
    ['zhangqi', '路由嵌套 > 菜单1 > 长期菜单1-2-1'],
    ['zhexiantu', '图表 > 折线图'],
    ['shexian', '图表 > 折线图'],
    // mistyped
    ['jaioyijilu', '支付管理 > 交易记录'],
    ['jiaoyijulu', '支付管理 > 交易记录'],
    ['feiyongminxi', '费用明细'],
    ['shouquanshanjia', '授权商家'],
    ['交易计录', '支付管理 > 交易记录'],
    ['消费着投诉', '支付管理 > 消费者投诉'],
    // the address
    ['tradelist', '支付管理 > 交易记录'],
    ['/pay/tradelist', '支付管理 > 交易记录'],
    ['/sendsms/smstemplete', '短信邮件 > 短信模板'],
    ['tradlist', '支付管理 > 交易记录'],
    ['docs.example.com', '开放平台文档'],
  ])('%s → %s', (query, title) => {
    expect(first('zh', query)).toBe(title)
  })
})

describe('a search in English finds first', () => {
  it.each([
    ['trade', 'Payments > Trade records'],
    ['Trade Records', 'Payments > Trade records'],
    ['records trade', 'Payments > Trade records'],
    ['payments', 'Payments > Consumer complaints'],
    ['payments trade', 'Payments > Trade records'],
    ['sms list', 'SMS and e-mail > SMS list'],
    ['list sms', 'SMS and e-mail > SMS list'],
    ['email templates', 'SMS and e-mail > E-mail templates'],
    ['e-mail', 'SMS and e-mail > E-mail templates'],
    ['merchants', 'Authorised merchants'],
    ['authorized', 'Authorised merchants'],
    ['complaint', 'Payments > Consumer complaints'],
    ['complaiints', 'Payments > Consumer complaints'],
    ['trade recrods', 'Payments > Trade records'],
    ['anouncements', 'Announcements'],
    ['menu 1-2-1', 'Nested routes > Menu 1 > Menu 1-2-1'],
    ['paymentaccount', 'Personal info'],
    ['partnerfee', 'Fee details'],
    ['documentation', 'Platform documentation'],
  ])('%s → %s', (query, title) => {
    expect(first('en', query)).toBe(title)
  })
})

describe('a search in Spanish finds first, with accents and without', () => {
  it.each([
    ['operaciones', 'Pagos > Operaciones'],
    ['información', 'Información personal'],
    ['informacion', 'Información personal'],
    ['INFORMACIÓN', 'Información personal'],
    ['gráfico de líneas', 'Gráficos > Gráfico de líneas'],
    ['grafico de lineas', 'Gráficos > Gráfico de líneas'],
    ['edicion', 'Tablas > Edición en línea'],
    ['articulo', 'Ejemplos > Crear artículo'],
    ['reclamasiones', 'Pagos > Reclamaciones de consumidores'],
    ['plantillas correo', 'SMS y correo > Plantillas de correo'],
    ['tarifas', 'Detalle de tarifas'],
    ['comercios autorisados', 'Comercios autorizados'],
  ])('%s → %s', (query, title) => {
    expect(first('es', query)).toBe(title)
  })
})

describe('a search', () => {
  it('finds everything, in the menu’s order, while nothing is typed', () => {
    const pool = poolIn('zh')
    expect(menuSearch(pool)('')).toEqual(pool)
    expect(menuSearch(pool)('  ')).toEqual(pool)
  })

  it('ranks the page’s own title before the titles above it, and both before the address', () => {
    const titles = searchIn('en')('sms').map((entry) => entry.titles.at(-1))
    expect(titles.slice(0, 6)).toEqual([
      'SMS list',
      'SMS templates',
      'SMS signatures',
      'Send SMS',
      'E-mail templates',
      'Send e-mail',
    ])
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
    ['one wrong letter of two', 'ab', 'ax', 0],
    ['three wrong letters of seven', 'abcdefg', 'xbxdxfg', 0],
    ['nothing in common', 'abcdefg', 'tuvwxyz', 0],
  ])('bears up to 0.4 of what is typed being wrong: %s', (_, title, query, found) => {
    expect(menuSearch([{ titles: [title], path: '/', external: false }])(query)).toHaveLength(found)
  })

  it('finds nothing where there is nothing, and by nothing', () => {
    expect(menuSearch([])('jyjl')).toEqual([])
    expect(menuSearch([])('')).toEqual([])
    expect(searchIn('zh')('？！')).toEqual([])
    expect(searchIn('zh')('完全没有的东西')).toEqual([])
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
    fc.assert(
      fc.property(query, (typed) => {
        for (const { pool, search } of searches) {
          const found = search(typed)
          expect(new Set(found).size).toBe(found.length)
          expect(found.every((entry) => pool.includes(entry))).toBe(true)
        }
      }),
      { numRuns: rounds(300), seed: 20260131 },
    )
  })

  it('finds every page first by its full title path, and among the first by its initials', () => {
    const pool = poolIn('zh')
    const search = menuSearch(pool, readings)
    for (const entry of pool) {
      expect(search(entry.titles.join(' > '))[0]).toBe(entry)
      const initials = [...(entry.titles.at(-1) ?? '')].map(
        (character) => readings(character)[0]?.[0] ?? character,
      )
      expect(search(initials.join('')).slice(0, 3)).toContain(entry)
    }
  })
})
