import { type Label, l } from '@/declaration/label'

/** A document of the documentation centre. */
export interface Topic {
  readonly slug: string
  readonly label: Label
}

const topic = (slug: string, ...names: Parameters<typeof l>): Topic => ({ slug, label: l(...names) })

/** The documents in the order of specification §1, under the paths of domain §14. */
export const topics: readonly Topic[] = [
  topic('taobao', '淘宝', 'Taobao', 'Taobao'),
  topic('douyin', '抖音', 'Douyin', 'Douyin'),
  topic('jd', '京东', 'JD', 'JD'),
  topic('pdd', '拼多多', 'Pinduoduo', 'Pinduoduo'),
  topic('kuaishou', '快手', 'Kuaishou', 'Kuaishou'),
  topic('pay', '支付收款', 'Payment', 'Pagos'),
  topic('sms', '短信', 'SMS', 'SMS'),
  topic('einvoice', '电子发票', 'E-invoice', 'Factura electrónica'),
  topic('addr', '地址解析', 'Address parsing', 'Direcciones'),
]

/** Where a document opens. */
export const topicPath = ({ slug }: Topic): string => `/docs/${slug}`

/** The document at an address of the console, e.g. `/docs/pay`. */
export const topicAt = (pathname: string): Topic | undefined =>
  topics.find((one) => topicPath(one) === pathname.replace(/\/+$/, ''))
