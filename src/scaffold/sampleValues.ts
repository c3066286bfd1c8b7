import type { Json } from '@/declaration'
import type { Proposal } from './judge'
import { people } from './words'
import { wordsOf } from './wordsOf'

// Sample values for fields, chosen by their names. All are made up.

const names = '陈青禾 林晓见 周木白 许拾光 沈云朵 何麦香 顾星垂 宋一粟'
const shops = '青禾家居旗舰店 柚见女装专营店 北山户外小店 鹿野宠物用品店 拾光文具店 云朵母婴旗舰店'
const goods = '收纳箱三件套 纯棉四件套 手冲咖啡壶 帆布双肩包 桌面小台灯 白茶礼盒'
const companies = '青禾科技有限公司 柚见贸易有限公司 北山电子商务有限公司 拾光文化有限公司 鹿野供应链有限公司'
const reasons = '信息填写有误 重复提交 客户要求更改 资料不完整 超过期限 线下已处理'
const goodsReasons = '尺寸不合适 商品破损 发错货 颜色与描述不符 不想要了 少发配件'
const remarks = '请尽快处理 已电话沟通 买家要求加急 等待仓库确认 下午再联系 改寄公司地址'

const byWord: readonly (readonly [words: string, values: string])[] = [
  ['province', '浙江省 广东省 江苏省 四川省 山东省'],
  ['city', '杭州市 广州市 苏州市 成都市 青岛市'],
  ['district county area', '西湖区 天河区 姑苏区 武侯区 市南区'],
  [
    'address addr street',
    '文三路100号2幢301室 天河路58号A座1206 人民南路12号院3单元 香港中路76号 观前街33号后楼',
  ],
  ['postcode zipcode zip', '310012 510620 215005 610041 266071'],
  ['express courier carrier logistics', '顺丰速运 中通快递 圆通速递 韵达快递 京东物流'],
  ['warehouse depot', '杭州一号仓 广州二号仓 成都仓 苏州中心仓'],
  ['department team group', '客服部 财务部 仓储部 运营部'],
  ['brand', '青禾 柚见 北山 木格 鹿野'],
  ['color colour', '米白 墨绿 浅灰 藏青 砖红'],
  ['spec specs specification size', '标准装 大号 小号 均码 两件装'],
  ['unit', '件 箱 盒 套 千克'],
  ['reason cause', reasons],
  ['remark remarks memo note notes comment', remarks],
  ['shop store merchant seller', shops],
  ['goods product item commodity sku', goods],
  ['company corp firm enterprise supplier vendor', companies],
  [people.join(' '), names],
]

type Values = readonly Json[] | { readonly [value: string]: number }

const generalWords = 'name title nick nickname subject label real full text content line detail'.split(' ')

const isGeneral = (word: string): boolean => generalWords.includes(word)

/** The word after it decides: a `receiver_name` is a person, a `receiver_postcode` is not. */
const valuesFor = (area: string, words: readonly string[]): readonly string[] | undefined => {
  const last = words.findLastIndex((word) => !isGeneral(word))
  const values = byWord.find(([known]) => known.split(' ').includes(words[last] ?? ''))?.[1]
  // Goods are returned for other reasons than a document is voided.
  return (values === reasons && isOfGoods([...wordsOf(area), ...words]) ? goodsReasons : values)?.split(' ')
}

const isOfGoods = (words: readonly string[]): boolean =>
  words.some((word) => 'return refund exchange sale complaint claim damage'.split(' ').includes(word))

/** `name` alone refers to the area's records. */
const wordsFor = (area: string, field: string): readonly string[] => {
  const words = wordsOf(field)
  return words.every(isGeneral) ? [...wordsOf(area), ...words] : words
}

/** Most business records are done, some are in progress, few have failed. */
const weightOf: { readonly [tone: string]: number } = {
  success: 6,
  info: 3,
  warning: 2,
  error: 1,
  default: 2,
}

const choiceWeights = (of: NonNullable<Proposal['of']>): { readonly [value: string]: number } | undefined => {
  const values = Object.entries(of)
  const saysMore = values.some(([, { tone }]) => tone !== undefined && tone !== 'default')
  return saysMore
    ? Object.fromEntries(values.map(([value, { tone = 'default' }]) => [value, weightOf[tone] ?? 2]))
    : undefined
}

/** Sample values by field, where names suggest some; the others come from their kinds. */
export const sampleValues = (
  area: string,
  fields: readonly Proposal[],
  key: readonly string[],
): { readonly [field: string]: Values } =>
  Object.fromEntries(
    fields.flatMap(({ name, kind, of, options: { max } }): (readonly [string, Values])[] => {
      // Keys must differ.
      if (key.includes(name)) return []
      if (kind === 'choice') {
        const weights = of && choiceWeights(of)
        return weights ? [[name, weights]] : []
      }
      if (kind !== 'text' && kind !== 'multiline') return []
      const longest = typeof max === 'number' ? max : Number.POSITIVE_INFINITY
      const values = valuesFor(area, wordsFor(area, name))?.filter((value) => value.length <= longest) ?? []
      return values.length > 0 ? [[name, values]] : []
    }),
  )
