/** Explain's texts. */
const zh = {
  close: '关闭',
  field: '字段',
  input: '填写项',
  filter: '筛选条件',
  total: '合计',
  action: '操作',
  page: '页面',
  nearest: '“{name}”是控制台自带的，见于：',
  required: '必填。',
  between: '{min} 至 {max}',
  least: '不小于 {min}',
  most: '不大于 {max}',
  length: '{span} 个字符',
  here: '本条',
  finds: '查找这样的记录：{what}。',
  sum: '筛选出的所有记录的“{field}”之和。',
  count: '筛选出的记录数。',
  only: '仅计：{what}。',
  opens: '打开一个表单或窗口，本身不改动任何内容。',
  sends: '向平台发送，由平台处理。',
  asks: '先询问：{inputs}。',
  removes: '删除记录。',
  danger: '不可撤销，或会花钱。',
  second: '须由另一人批准。',
  secondWhen: '以下情况须由另一人批准：{what}。',
  group: '菜单组',
  parts: '其中的字段',
  byPlatform: '由平台按筛选出的记录计算。',
  requiredWhen: '以下情况必填：{what}。',
  shownWhen: '仅在以下情况显示：{what}。',
  computed: '由平台算出：{what}。',
  taken: '取自“{field}”所选的记录。',
  leads: '打开与这条记录有关的页面。',
  /** What a field of each kind contains. */
  kinds: {
    choice: '以下值之一',
    choices: '以下值中的若干个',
    code: '编码',
    money: '金额（元）',
    percent: '百分比',
    reference: '“{area}”中的一条记录',
    secret: '保密，从不完整显示',
    timestamp: '时间（UTC+8）',
  },
} as const

type Texts<T> = { readonly [K in keyof T]: T[K] extends string ? string : Texts<T[K]> }

export type ExplainTexts = Texts<typeof zh>

export default zh
