import { type Op, type Topic, topicsOf } from '@resources/merchant/merchant/topics'
import { channels } from '@resources/terms/channels'
import { type Label, l } from '@/declaration'
import type { Doc, DocSection, DocTable } from '@/declaration/documentation'
import { maxConditions, maxExpressionLength } from '@/expression'
import { begin, codes } from './begin'
import { feeWords, priceTable } from './prices'
import { receiving } from './push'

const yes = l('是', 'Yes', 'Sí')
const no = l('否', 'No', 'No')

const topicRow = ({ topic, title, description, native, isDefault, isMandatory }: Topic) => [
  topic,
  title,
  description,
  native,
  isMandatory ? l('必选', 'Mandatory', 'Obligatorio') : isDefault ? yes : no,
]

export const topicTable = (op: Op): DocTable => ({
  caption: l('消息类型', 'Message topics', 'Temas de mensajes'),
  columns: [
    l('消息类型', 'Topic', 'Tema'),
    l('名称', 'Name', 'Nombre'),
    l('说明', 'When', 'Cuándo'),
    l('平台原名', 'Channel’s own name', 'Nombre en el canal'),
    l('默认开启', 'On by default', 'Activo por defecto'),
  ],
  rows: topicsOf(op).map(topicRow),
})

const opTable = (ops: readonly Op[]): DocTable => ({
  caption: l('平台标识', 'The channel in calls', 'El canal en las llamadas'),
  columns: [l('`op` 的取值', 'Value of `op`', 'Valor de `op`'), l('平台', 'Channel', 'Canal')],
  rows: ops.map((op) => [op, channels[op]]),
})

const grant = (ops: readonly Op[], words: readonly Label[]): DocSection => ({
  id: 'grant',
  title: l('店铺授权', 'Authorising shops', 'Autorización de tiendas'),
  text: [
    l(
      '店铺主授权给您的应用后，平台才能同步它的订单。授权以 `op`、`app_id`、`seller_nick` 三者区分：同一店铺可以授权给两个应用。',
      'A shop’s orders are synchronised once its owner has authorised your app. An authorisation is identified by `op`, `app_id` and `seller_nick` together: one shop can authorise two apps.',
      'Los pedidos de una tienda se sincronizan cuando su titular autoriza su aplicación. Cada autorización se identifica por `op`, `app_id` y `seller_nick` juntos: una tienda puede autorizar a dos aplicaciones.',
    ),
    ...words,
  ],
  steps: [
    l(
      '取得授权链接并发给店铺主，由店铺主在电商平台上同意。',
      'Get an authorisation link and send it to the shop’s owner, who approves it on the channel.',
      'Obtenga un enlace de autorización y envíelo al titular, que acepta en el canal.',
    ),
    l(
      '绑定授权推送地址，接收授权、将到期、已过期和已清除四种事件，格式如下。',
      'Bind an authorisation push URL to receive four events: authorised, expiring, expired and revoked. Their format is shown below.',
      'Vincule una URL de autorización para recibir cuatro eventos: autorizado, por caducar, caducado y revocado. Su forma figura abajo.',
    ),
    l(
      '授权有到期时间；到期前提醒店铺主重新授权，过期后接口返回 40002，推送停止。',
      'Authorisations expire: remind the owner to renew in time. Once one has expired, calls return 40002 and pushes stop.',
      'La autorización caduca: avise a tiempo. Después las llamadas reciben 40002 y no se envía nada.',
    ),
  ],
  tables: [opTable(ops)],
  pushes: ['grant'],
  screens: ['/merchant/merchant'],
  calls: [
    'GET /user/grantlink',
    'GET /user/merchantlist',
    'POST /user/bindauthpushurl',
    'POST /user/sendrenewremind',
    'POST /user/cleargrant',
    'POST /user/merchantremove',
    'POST /user/syncpause',
    'POST /user/saveagentpay',
  ],
})

const topics = ([op]: readonly [Op, ...Op[]]): DocSection => ({
  id: 'topics',
  title: l('消息类型', 'Message topics', 'Temas de mensajes'),
  text: [
    l(
      '每个店铺可以单独开关消息。`updateevent` 开关一种；`updateeventlist` 覆盖整套设置：没有列出的都会关闭，必选的除外。',
      'Topics are switched on and off per shop. `updateevent` switches one; `updateeventlist` replaces the whole set: topics it does not list are switched off, except mandatory ones.',
      'Los temas se activan por tienda. `updateevent` cambia uno; `updateeventlist` sustituye todo el conjunto: lo que no figura queda inactivo, salvo los obligatorios.',
    ),
  ],
  tables: [topicTable(op)],
  calls: [
    'GET /user/eventlist',
    'POST /user/updateevent',
    'POST /user/updateeventlist',
    'GET /user/topicshops',
  ],
})

const rules: DocSection = {
  id: 'rules',
  title: l('推送规则', 'Push rules', 'Reglas de envío'),
  text: [
    l(
      `规则用中文表达式书写，如 \`买家留言 包含 '加急' 或 买家留言 等于 'vip'\`：比较词有 包含、不包含、等于、不等于、为空、不为空，“且”先于“或”；最多 ${maxConditions} 个条件、${maxExpressionLength} 个字符。条件为空表示全部符合。`,
      `Rules are written in Chinese words, such as \`买家留言 包含 '加急' 或 买家留言 等于 'vip'\` (the buyer’s message contains …, or equals …). The comparisons are 包含 contains, 不包含 lacks, 等于 is, 不等于 is not, 为空 empty, 不为空 not empty; 且 (and) binds closer than 或 (or). ${maxConditions} conditions and ${maxExpressionLength} characters at most; without any, everything matches.`,
      `Las reglas se escriben con palabras chinas, como \`买家留言 包含 '加急' 或 买家留言 等于 'vip'\` (el mensaje del comprador contiene…, o es igual a…). Comparaciones: 包含 contiene, 不包含 no contiene, 等于 es igual, 不等于 es distinto, 为空 vacío, 不为空 no vacío; 且 (y) tiene prioridad sobre 或 (o). Máximo ${maxConditions} condiciones y ${maxExpressionLength} caracteres; sin condiciones, todo coincide.`,
    ),
    l(
      '留言规则决定“按买家留言推送”的消息；备注旗帜规则决定备注和旗帜的修改。没有规则时前者不推送，后者都推送。',
      'The buyer-message rule decides on messages “by buyer message”, the memo/flag rule on changes of memo and flag. Without a rule, none of the former are pushed and all of the latter are.',
      'La regla por mensaje decide sobre los pedidos «por mensaje»; la de nota/bandera, sobre los cambios de nota y bandera. Sin regla, de los primeros no se envía ninguno y de los segundos, todos.',
    ),
  ],
  screens: ['/merchant/merchant'],
  calls: ['POST /user/savepaidpushrule', 'POST /user/saveflagpushrule'],
}

const fees: DocSection = {
  id: 'fees',
  title: l('计费', 'Fees', 'Costes'),
  text: [feeWords],
  tables: [priceTable('SUBSCRIBE', 'ORDER_PUSH', 'ORDER_API')],
  screens: ['/partnerfee/partnerfee'],
  calls: ['GET /user/feepricelist'],
}

/** What partners must do through the channel's own API. */
const beyond = (words: Label): DocSection => ({
  id: 'beyond',
  title: l('本平台不提供的接口', 'What this platform does not offer', 'Lo que esta plataforma no ofrece'),
  text: [words],
  support: true,
})

interface ShopDoc extends Pick<Doc, 'order' | 'slug' | 'label' | 'lead'> {
  /** The channel's values of `op`; examples use the first. */
  readonly ops: readonly [Op, ...Op[]]
  readonly grants?: readonly Label[]
  /** Calls to look for in the channel's own API. */
  readonly beyond: Label
}

/** The document of an e-commerce channel, generated from its topics and the calls about shops. */
export const shopDoc = ({ ops, grants = [], beyond: words, ...doc }: ShopDoc): Doc => ({
  ...doc,
  given: { op: ops[0], topic: topicsOf(ops[0])[0]?.topic ?? '' },
  sections: [begin, grant(ops, grants), topics(ops), rules, ...receiving, fees, beyond(words), codes],
})
