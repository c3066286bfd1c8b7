import { mostIps } from '@resources/partner/network'
import { l } from '@/declaration'
import type { DocSection } from '@/declaration/documentation'

export const begin: DocSection = {
  id: 'begin',
  title: l('开始接入', 'Getting started', 'Primeros pasos'),
  text: [
    l(
      '所有接口都是 HTTPS 上的 JSON，地址以 `/api` 开头。无论成败都返回 HTTP 200 和 `{code, message, data}`：`code` 为 0 表示成功，数据在 `data` 中；其他值见“错误码”。',
      'Every call is JSON over HTTPS, under `/api`. It always answers HTTP 200 with `{code, message, data}`, whether it succeeds or fails: `code` 0 means success, with the result in `data`; all other values are listed under “Error codes”.',
      'Todas las llamadas son JSON sobre HTTPS, bajo `/api`. Responden HTTP 200 con `{code, message, data}` sea cual sea el resultado: `code` 0 es éxito y el resultado está en `data`; los demás valores figuran en «Códigos de error».',
    ),
    l(
      '调用凭会话令牌识别身份，不需要对请求签名，App 密钥也不随请求发送。时间一律为 Unix 秒，日期按北京时间（UTC+8）；金额为整数：支付金额以分计，账务金额以厘计（字段名以 `_li` 结尾）。',
      'Calls are authenticated by the session token: requests are not signed, and the app secret is never sent with them. Times are Unix seconds; dates are in UTC+8. Amounts are whole numbers: payments in fen, the ledger in li (names ending in `_li`).',
      'Cada llamada se identifica con el token de su sesión: las solicitudes no se firman y la clave de la app no viaja en ellas. Las horas son segundos Unix y los días, UTC+8. Los importes son enteros: pagos en fen, contabilidad en li (nombres terminados en `_li`).',
    ),
  ],
  steps: [
    l(
      '在“个人信息”页查看 AppId；App 密钥只在重置时显示一次，请立即保存。',
      'Find the app ID on the “Personal info” page. The app secret is shown only once, when it is reset, so save it right away.',
      'El ID de la app está en la página «Mis datos». La clave solo se muestra una vez, al restablecerla: guárdela en ese momento.',
    ),
    l(
      `把服务器出口 IP 填入白名单：IPv4 地址或 /24 至 /32 网段，最多 ${mostIps} 个；名单为空表示不限制。`,
      `Put the addresses of your servers on the IP white list: IPv4 addresses or networks of /24 to /32, ${mostIps} at most. An empty list means no limit.`,
      `Añada las direcciones de sus servidores a la lista de IP permitidas: IPv4 o redes de /24 a /32, ${mostIps} como máximo. Una lista vacía no limita nada.`,
    ),
    l(
      '用账号登录取得 `token`，以后每次调用都放在 `X-Token` 头中。下文示例中的 `$TOKEN` 就是它。',
      'Sign in to get a `token`, and send it with every call in the header `X-Token`. In the examples below it is `$TOKEN`.',
      'Inicie sesión para obtener un `token` y envíelo en cada llamada en la cabecera `X-Token`. En los ejemplos es `$TOKEN`.',
    ),
    l(
      '会花钱、发送或新建的调用请带 `request_id`，每次操作一个。没有收到应答时，先查询它的结果，或用同一个编号重发：只会办理一次。',
      'Give every call that spends money, sends messages or creates records a `request_id`, one per operation. If you get no answer, look up its result or resend the call with the same ID: it is carried out only once.',
      'Incluya un `request_id` en toda llamada que gaste dinero, envíe mensajes o cree registros, uno por acción. Si no llega respuesta, consulte su resultado o reenvíela con el mismo ID: se ejecuta una sola vez.',
    ),
  ],
  screens: ['/paymentaccount/paymentaccount'],
  calls: [
    'POST /user/login',
    'GET /user/partnerinfo',
    'POST /user/updateipwhite',
    'POST /user/resetappsecret',
    'GET /user/requestresult',
  ],
}

export const codes: DocSection = {
  id: 'codes',
  title: l('错误码', 'Error codes', 'Códigos de error'),
  text: [
    l(
      '`code` 不为 0 时，`message` 是中文说明。请按 `code` 判断，不要按文字判断；花括号中的内容由平台填入。',
      'When `code` is not 0, `message` gives the reason in Chinese. Rely on the code, never on the text; the parts in braces are filled in by the platform.',
      'Si `code` no es 0, `message` lo explica en chino. Guíese por el código y no por el texto; lo que va entre llaves lo rellena la plataforma.',
    ),
  ],
  codes: true,
}
