import { defineSeed } from '@mock/platform/areas/rules'
import { secondsPerDay } from '@/declaration'
import type { Article } from '../article.area'
import { writers } from './people'

const colours = ['#1890ff', '#13a8a8', '#531dab', '#d4380d', '#389e0d'] as const

/** A cover with the subject in large letters, as a data URL: the console loads no pictures from other hosts. */
const coverOf = (subject: string, index: number): string => {
  const colour = colours[index % colours.length] ?? colours[0]
  const [x, r] = [40 + (index % 7) * 40, 60 + (index % 5) * 14]
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 180">' +
    `<rect width="320" height="180" fill="${colour}"/>` +
    `<circle cx="${x}" cy="30" r="${r}" fill="#fff" opacity=".12"/>` +
    `<circle cx="${320 - x}" cy="170" r="${r + 20}" fill="#fff" opacity=".1"/>` +
    '<text x="160" y="104" fill="#fff" font-size="38" font-weight="600" text-anchor="middle"' +
    ` font-family="sans-serif">${subject}</text></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

const articles = 100
const historyDays = 180

const subjects = (
  '淘宝订单 抖店订单 京东订单 拼多多订单 快手订单 电子面单 短信签名 短信模板 邮件群发 支付对账 ' +
  '退款处理 消费者投诉 店铺授权 消息推送 地址解析 电子发票 代付额度 子账号权限 费用账单 访问白名单 ' +
  '接口限流 数据导出 售后工单 跨境订单 库存同步'
).split(' ')

const forms = [
  {
    title: (subject: string) => `${subject}接入指南`,
    paragraphs: (subject: string) => [
      `本文说明如何在半天内完成${subject}的接入，适合第一次对接开放平台的技术同学。`,
      '先在沙箱环境创建应用并取得密钥，再按文档配置回调地址；验签通过后即可切换到正式环境。',
      '上线前请确认回调在 3 秒内应答，超时的消息会按 1、5、30 分钟重试。',
    ],
  },
  {
    title: (subject: string) => `${subject}常见问题汇总`,
    paragraphs: (subject: string) => [
      `客服每天收到不少关于${subject}的咨询，我们把近一个月出现最多的问题整理在这里。`,
      '多数问题与授权过期或参数格式有关：请先核对授权状态，再看接口返回的错误码。',
      '仍未解决时，请带上请求编号联系专属客服，工作时间 10 分钟内回复。',
    ],
  },
  {
    title: (subject: string) => `关于${subject}的升级通知`,
    paragraphs: (subject: string) => [
      `为提升稳定性，我们将在本周四凌晨 1:00–3:00 升级${subject}相关服务。`,
      '升级期间查询不受影响，写入可能延迟数分钟，完成后自动补齐，无需人工处理。',
      '如您在此时段有批量任务，建议提前或顺延执行。',
    ],
  },
  {
    title: (subject: string) => `${subject}最佳实践：三家商家的做法`,
    paragraphs: (subject: string) => [
      `我们走访了三家日均万单的商家，看他们怎样把${subject}做得又快又稳。`,
      '共同点是：高峰前做一次演练，异常有人值守，数据每天核对一遍。',
      '文末附上可以直接照搬的检查清单，欢迎转给运营和仓库的同事。',
    ],
  },
] as const

const regions = { CN: 70, US: 12, JP: 10, EU: 8 } as const
const importances = { 1: 55, 2: 32, 3: 13 } as const
const states = { published: 78, draft: 17, deleted: 5 } as const

/** The headlines are the same for every partner; authors and times are random. */
export default defineSeed<Article>({
  *records({ now, random }) {
    for (let index = 0; index < articles; index++) {
      const place = index % subjects.length
      const subject = subjects[place] ?? ''
      // Every subject in every form once, and neighbours in different forms.
      const form = forms[(place + Math.floor(index / subjects.length)) % forms.length] ?? forms[0]
      const paragraphs = form.paragraphs(subject)
      const author = random.pick(writers)
      // Lower ids are older.
      const age = ((articles - index) / articles) * historyDays * secondsPerDay
      const timestamp = Math.floor(now - age + random.int(0, secondsPerDay))
      const status = random.weighted(states)
      const platforms = (['b-platform', 'c-platform'] as const).filter(() => random.chance(0.3))
      yield {
        id: index + 1,
        title: form.title(subject),
        author,
        reviewer: random.pick(writers.filter((name) => name !== author)),
        type: random.weighted(regions),
        importance: Number(random.weighted(importances)),
        status,
        content_short: paragraphs[0],
        image_uri: coverOf(subject, index),
        comment_disabled: random.chance(0.1),
        source_uri: random.chance(0.2) ? `https://www.example.com/articles/${index + 1}` : '',
        content: paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join(''),
        forecast: random.int(0, 10_000),
        platforms: ['a-platform', ...platforms],
        pageviews: status === 'draft' ? 0 : random.int(300, 5000),
        display_time:
          status === 'draft' ? null : Math.min(now, timestamp + random.int(600, 2 * secondsPerDay)),
        timestamp,
        tag_color: index % 4 === 0 ? '#409eff' : '',
      }
    }
  },
})
