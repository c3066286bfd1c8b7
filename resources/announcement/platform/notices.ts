import type { Announcement } from '../announcement.area'

interface Notice extends Partial<Pick<Announcement, 'level' | 'platforms' | 'is_top'>> {
  readonly title: string
  readonly category: Announcement['category']
  /** Its HTML, block by block. */
  readonly blocks: readonly string[]
  /** Days until it expires; without it, never. */
  readonly days?: number
}

const p = (text: string): string => `<p>${text}</p>`
const h = (text: string): string => `<h3>${text}</h3>`
const b = (text: string): string => `<strong>${text}</strong>`
const ul = (...items: readonly string[]): string =>
  `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`
const ol = (...items: readonly string[]): string =>
  `<ol>${items.map((item) => `<li>${item}</li>`).join('')}</ol>`

const cells = (tag: 'th' | 'td', row: string): string =>
  `<tr>${row
    .split('|')
    .map((cell) => `<${tag}>${cell.trim()}</${tag}>`)
    .join('')}</tr>`

/** A table: the header row, then the other rows, with cells separated by `|`. */
const table = (heads: string, ...rows: readonly string[]): string =>
  `<table><thead>${cells('th', heads)}</thead><tbody>${rows.map((row) => cells('td', row)).join('')}</tbody></table>`

const sorry = '给您带来的不便，敬请谅解。'

/** A maintenance notice: what is upgraded, when, the effects, and what to do meanwhile. */
const maintenance = (what: string, when: string, effects: readonly string[], advice: string) => [
  p(`为提升稳定性，平台将升级${what}，具体安排如下。`),
  h('升级时间'),
  p(`${when}（如提前完成，将提前恢复）。`),
  h('影响范围'),
  ul(...effects),
  h('建议'),
  p(`${advice}${sorry}`),
]

/** The newest first. */
export const notices: readonly Notice[] = [
  {
    title: '节假日期间短信审核时间调整',
    category: 'HOLIDAY',
    days: 30,
    blocks: [
      p('法定节假日期间，短信签名与模板的人工审核时间调整如下。'),
      table(
        '日期 | 审核时间',
        '假期前一天 | 9:00–18:00',
        '假期三天 | 10:00–16:00',
        '假期后首日 | 9:00–20:00',
      ),
      p('系统自动审核不受影响。急需使用的模板，请在假期前两天提交。'),
    ],
  },
  {
    title: '拼多多订单接口升级，请于本月底前完成核对',
    category: 'UPGRADE',
    level: 'IMPORTANT',
    is_top: true,
    platforms: ['pdd'],
    blocks: [
      p(`拼多多渠道将下线旧版订单接口，${b('月底后旧版字段不再返回')}。请技术同学尽快核对。`),
      h('变化'),
      table(
        '旧字段 | 新字段 | 说明',
        '<code>receiver_phone</code> | <code>receiver_phone_mask</code> | 返回脱敏号码',
        '<code>remark_tag</code> | <code>flag</code> | 取值 0–5，与备注旗帜一致',
      ),
      h('需要您做的'),
      ol(
        '在测试店铺中打开“收货信息变更”消息；',
        '确认系统能识别新字段；',
        '完成后无需提交，平台会自动切换。',
      ),
      p('如有困难，请联系专属客服。'),
    ],
  },
  {
    title: '推送地址须支持 HTTPS 的通知',
    category: 'RULE',
    blocks: [
      p('为保障数据安全，新绑定的推送地址须以 <code>https://</code> 开头，证书须由受信任的机构签发。'),
      p('已绑定的 HTTP 地址可继续使用至年底，请提前更换。'),
    ],
  },
  {
    title: '支付宝渠道凌晨维护公告',
    category: 'SYSTEM',
    days: 20,
    blocks: maintenance(
      '支付宝渠道连接服务',
      '周四 2:00–3:30',
      ['支付宝付款可能暂时无法发起；', '退款请求将排队处理，到账时间顺延。'],
      '请勿在此时段批量退款。',
    ),
  },
  {
    title: '上月用量报告与账单已出',
    category: 'FEE',
    days: 45,
    blocks: [
      p('上月账单已生成，请在“费用明细”中查看。主要项目如下：'),
      ul(
        '订单推送：按条计费，失败不计；',
        '短信：以运营商回执为准，失败次日退回；',
        '地址解析：按成功条数计费。',
      ),
    ],
  },
  {
    title: '子账号权限支持到字段',
    category: 'UPGRADE',
    blocks: [
      p('管理员现在可以按字段限制子账号可见的内容，例如隐藏付款人、隐藏手机号。'),
      p('设置入口：系统管理 → 角色。修改后对方刷新页面即可生效，无需重新登录。'),
    ],
  },
  {
    title: '平台账户安全提醒：请核对 IP 白名单',
    category: 'SYSTEM',
    level: 'IMPORTANT',
    is_top: true,
    blocks: [
      p(`近期发现个别合作伙伴的应用密钥被误传到公开仓库。请各位${b('立即核对')}账户安全。`),
      h('请检查'),
      ol(
        '“个人信息”中的 IP 白名单是否只有自己的服务器；',
        '应用密钥是否曾出现在代码仓库或聊天记录中；',
        '离职人员的子账号是否已停用。',
      ),
      h('如有泄露'),
      p('请重置应用密钥。重置后旧密钥立即失效，请先准备好发布。'),
    ],
  },
  {
    title: '京东店铺重新授权指引',
    category: 'RULE',
    platforms: ['jd'],
    blocks: [
      p('京东调整了授权范围，部分店铺需要重新授权才能继续同步备注。'),
      ol(
        '进入“授权商家”，筛选平台“京东”、状态“即将到期”；',
        '点击“授权链接”，发给店铺主账号；',
        '对方确认后，状态自动变为“已授权”。',
      ),
    ],
  },
  {
    title: '开发者交流群使用须知',
    category: 'SYSTEM',
    is_top: true,
    blocks: [
      p('接入问题请优先查阅文档中心，仍未解决的可在交流群提问。'),
      ul('请附上请求编号与时间；', '请勿发送密钥、买家信息；', '工作时间 10 分钟内回复。'),
    ],
  },
  {
    title: '地址解析服务精度升级',
    category: 'UPGRADE',
    platforms: ['taobao', 'pdd', 'doudian_oms'],
    blocks: [
      p('新版地址解析可识别夹在文字中的手机号与括号备注，乡镇识别率由 93.4% 提升至 98.1%。'),
      p('接口与价格不变。'),
    ],
  },
  {
    title: '微信支付手续费优惠活动延期',
    category: 'FEE',
    days: 120,
    blocks: [
      p('微信代收的手续费优惠延长三个月，费率维持不变，系统自动结算，无需申请。'),
      table('收款模式 | 优惠费率', '微信代收 | 0.54%', '微信商家签约 | 0.38%'),
    ],
  },
  {
    title: '节假日客服值班安排',
    category: 'HOLIDAY',
    days: 60,
    blocks: [
      p('法定节假日期间在线客服 9:00–18:00 值班，推送故障请拨打应急电话（24 小时）。'),
      p('短信审核每日 10:00–17:00 处理。祝各位节日愉快。'),
    ],
  },
  {
    title: '小长假客服与审核安排',
    category: 'HOLIDAY',
    days: 30,
    blocks: [
      p('小长假期间，平台服务安排如下，请提前做好准备。'),
      table(
        '服务 | 假期安排',
        '在线客服 | 9:00–18:00，回复可能稍慢',
        '短信签名、模板审核 | 10:00–17:00',
        '推送故障热线 | 24 小时',
      ),
      p('假期前一天 18:00 后提交的审核，将在假期内顺延处理。'),
    ],
  },
  {
    title: '快手订单消息新增收货信息变更通知',
    category: 'UPGRADE',
    platforms: ['ks'],
    blocks: [
      p('快手渠道的消息推送新增一个主题，买家修改收货信息后即可收到通知。'),
      h('接入方式'),
      ol(
        '在“授权商家”中打开店铺的“消息设置”；',
        '开启“收货信息变更”；',
        '保存后约一分钟生效，无需重新授权。',
      ),
      p('消息内容沿用现有格式，仅多出 <code>address_changed</code> 字段。'),
    ],
  },
  {
    title: '关于规范短信签名用途的通知',
    category: 'RULE',
    blocks: [
      p('根据运营商要求，短信签名须与企业资质主体一致，用途须与申请材料相符。'),
      h('以下情形将被驳回'),
      ul('签名为他人商标且无授权书；', '签名为“温馨提示”“客服通知”等通用词；', '同一签名用于多个无关主体。'),
      p(`已通过的签名如不符合要求，请在 ${b('30 天内')} 修改，逾期将停用。`),
    ],
  },
  {
    title: '月度账单已生成，可下载明细',
    category: 'FEE',
    days: 45,
    blocks: [
      p('上月费用账单已经生成，可在“费用明细”中按服务、按店铺查看合计，并导出为表格。'),
      p('如对账单有疑问，请在每月 10 日前联系专属客服复核。'),
    ],
  },
  {
    title: '抖店电子面单接口切换通知',
    category: 'UPGRADE',
    platforms: ['doudian_oms', 'doudian_erp'],
    blocks: maintenance(
      '抖店电子面单接口',
      '本周三 1:00–4:00',
      ['取号请求可能延迟 1–2 分钟；', '已取得的面单号不受影响，可正常打印。'],
      '请将批量打单安排在凌晨 4:00 之后。',
    ),
  },
  {
    title: '新增按平台筛选的用量统计',
    category: 'SYSTEM',
    blocks: [
      p('首页新增“各平台店铺与订单”统计，可一眼看出各渠道的占比。数据每分钟更新一次。'),
      p('原有统计口径不变。'),
    ],
  },
  {
    title: '推广短信发送时段调整为 8:00–22:00',
    category: 'RULE',
    blocks: [
      p('自即日起，推广短信仅可在每天 8:00–22:00 提交发送，其余时段提交将被拒绝。'),
      p('验证码与通知短信不受影响。已设置的定时任务如落在限制时段，请调整发送时间。'),
    ],
  },
  {
    title: '淘宝代发店铺授权有效期说明',
    category: 'RULE',
    platforms: ['taobao_daifa'],
    blocks: [
      p('淘宝代发店铺的授权有效期由订购周期决定，到期后订单同步随即停止。'),
      table('订购周期 | 授权有效期', '1 个月 | 30 天', '1 季度 | 90 天', '1 年 | 365 天'),
      p('请在到期前 7 天内完成续订，续订后无需重新绑定推送地址。'),
    ],
  },
  {
    title: '支付通知重试策略优化',
    category: 'UPGRADE',
    blocks: [
      p('支付结果通知在 3 秒内未收到应答时，将按以下间隔自动重试。'),
      table(
        '次数 | 距上一次',
        '第 1 次 | 15 秒',
        '第 2 次 | 1 分钟',
        '第 3 次 | 5 分钟',
        '第 4–8 次 | 30 分钟',
      ),
      p('仍未成功的，可在“交易记录”中补发。'),
    ],
  },
  {
    title: '短信资费调整说明',
    category: 'FEE',
    blocks: [
      p('受通道成本影响，短信单价调整如下，已购套餐余量不受影响。'),
      table(
        '类型 | 原单价（元/条） | 现单价（元/条）',
        '验证码 | 0.046 | 0.045',
        '通知 | 0.046 | 0.045',
        '推广 | 0.053 | 0.055',
      ),
    ],
  },
  {
    title: '1688 订单消息接入公测',
    category: 'SYSTEM',
    platforms: ['1688'],
    blocks: [
      p('1688 渠道的订单消息进入公测，支持下单、付款、发货、退款四类通知。'),
      p('公测期间不收取推送费用，欢迎试用并反馈问题。'),
    ],
  },
  {
    title: '假期服务安排回顾与致谢',
    category: 'HOLIDAY',
    blocks: [
      p('假期期间平台共处理订单消息 1,200 余万条，推送成功率 99.1%。'),
      p('感谢各位合作伙伴的配合，我们会继续改进高峰期的稳定性。'),
    ],
  },
]
