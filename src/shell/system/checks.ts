import { type Label, l } from '@/declaration'
import type { Say } from '@/i18n/useSay'
import type { Answered, Measured } from './measure'

export type Outcome = 'ok' | 'warning' | 'failed' | 'info'

export const checkNames = {
  platform: l('连接平台', 'Platform', 'Plataforma'),
  speed: l('响应时间', 'Answer time', 'Tiempo de respuesta'),
  session: l('登录状态', 'Session', 'Sesión'),
  clock: l('本机时钟', 'Clock of this device', 'Reloj del equipo'),
  cookies: l('Cookie', 'Cookies', 'Cookies'),
  storage: l('本地存储', 'Storage of the browser', 'Almacenamiento'),
  features: l('浏览器功能', 'Browser features', 'Funciones del navegador'),
  clipboard: l('剪贴板', 'Clipboard', 'Portapapeles'),
  errors: l('本次打开后的错误', 'Errors since it was opened', 'Errores desde que se abrió'),
  browser: l('浏览器', 'Browser', 'Navegador'),
  release: l('程序版本', 'Release', 'Versión'),
  window: l('窗口大小', 'Window', 'Ventana'),
  language: l('语言', 'Language', 'Idioma'),
  timeZone: l('时区', 'Time zone', 'Zona horaria'),
  account: l('登录账号', 'Account', 'Cuenta'),
  address: l('地址', 'Address', 'Dirección'),
} as const

export interface Check {
  readonly key: keyof typeof checkNames
  readonly outcome: Outcome
  readonly found: Label
  readonly values?: Readonly<Record<string, string | number>>
  readonly remedy?: Label
}

export interface Known {
  readonly problems: number
  /** The operator's username; '' when the platform does not say. */
  readonly username: string
  readonly language: string
}

/** Slower than this feels slow, ms. */
const slow = 1000
/** A clock off by up to `right` is fine; beyond `wrong` it is plainly wrong, s. */
const clock = { right: 5, wrong: 60 } as const
/** The narrowest window in which nothing is cut off, px. */
const narrowest = 360

const plain = l('{value}', '{value}', '{value}')

const info = (key: 'browser' | 'release' | 'account' | 'address', value: string): Check[] =>
  value === '' ? [] : [{ key, outcome: 'info', found: plain, values: { value } }]

const reach = (online: boolean, platform: Answered): Check => ({
  key: 'platform',
  ...(platform.reached
    ? { outcome: 'ok', found: l('可以连接', 'Reached', 'Accesible') }
    : {
        outcome: 'failed',
        found: plain,
        values: { value: platform.why },
        remedy: online
          ? l(
              '请检查公司网络、代理或防火墙是否拦截了本站；其他网站正常时，请把本页结果发给专属客服。',
              'See whether the company’s network, a proxy or a firewall holds this site back; if other sites work, send these results to your support contact.',
              'Compruebe si la red de la empresa, un proxy o un cortafuegos bloquea este sitio; si otros sitios funcionan, envíe estos resultados a su contacto de soporte.',
            )
          : l(
              '本机没有联网，请检查网线或无线网络后重新检查。',
              'This device is offline; check the cable or the wireless network, then check again.',
              'El equipo no tiene conexión; revise el cable o la red inalámbrica y repita la prueba.',
            ),
      }),
})

const speed = (took: number): Check => ({
  key: 'speed',
  found: l('{took} 毫秒', '{took} ms', '{took} ms'),
  values: { took },
  ...(took < slow
    ? { outcome: 'ok' }
    : {
        outcome: 'warning',
        remedy: l(
          '网络较慢，超过 5 秒的请求会超时。请关闭占用网络的下载，或换一个网络再试。',
          'The network is slow, and what takes longer than 5 s fails. Stop large downloads, or try another network.',
          'La red va lenta y lo que tarda más de 5 s falla. Detenga las descargas grandes o pruebe otra red.',
        ),
      }),
})

const session = (signedOut: boolean): Check => ({
  key: 'session',
  ...(signedOut
    ? {
        outcome: 'failed',
        found: l('已失效', 'Over', 'Terminada'),
        remedy: l('请重新登录。', 'Sign in again.', 'Inicie sesión de nuevo.'),
      }
    : { outcome: 'ok', found: l('有效', 'Valid', 'Válida') }),
})

const clockOf = (ahead: number | undefined): Check => {
  const check = { key: 'clock' } as const
  if (ahead === undefined)
    return {
      ...check,
      outcome: 'info',
      found: l('平台没有告知时间', 'The platform does not tell its time', 'La plataforma no indica su hora'),
    }
  const off = Math.abs(ahead)
  if (off <= clock.right) return { ...check, outcome: 'ok', found: l('准确', 'Right', 'Exacto') }
  return {
    ...check,
    outcome: off < clock.wrong ? 'warning' : 'failed',
    found:
      ahead > 0
        ? l('比平台慢 {off} 秒', '{off} s behind the platform', '{off} s por detrás de la plataforma')
        : l('比平台快 {off} 秒', '{off} s ahead of the platform', '{off} s por delante de la plataforma'),
    values: { off },
    remedy: l(
      '请在系统设置里打开“自动设置时间”，否则“几分钟前”和到期提醒会不准。',
      'Let the system set its time automatically; “minutes ago” and what is about to expire are wrong otherwise.',
      'Active la hora automática del sistema; si no, «hace minutos» y los avisos de caducidad serán erróneos.',
    ),
  }
}

const usable = (
  key: 'cookies' | 'storage' | 'clipboard',
  works: boolean,
  otherwise: Outcome,
  remedy: Label,
): Check => ({
  key,
  ...(works
    ? { outcome: 'ok', found: l('可用', 'Usable', 'Disponible') }
    : { outcome: otherwise, found: l('不可用', 'Not usable', 'No disponible'), remedy }),
})

const features = (lacking: readonly string[]): Check => ({
  key: 'features',
  ...(lacking.length === 0
    ? { outcome: 'ok', found: l('齐全', 'All there', 'Completas') }
    : {
        outcome: 'failed',
        found: l('缺少 {lacking}', '{lacking} missing', 'Falta {lacking}'),
        values: { lacking: lacking.join(', ') },
        remedy: l(
          '浏览器版本过旧，请升级到最新的 Chrome、Edge、Firefox 或 Safari。',
          'The browser is too old; update to a recent Chrome, Edge, Firefox or Safari.',
          'El navegador es antiguo; actualice a un Chrome, Edge, Firefox o Safari reciente.',
        ),
      }),
})

const errors = (problems: number): Check => ({
  key: 'errors',
  ...(problems === 0
    ? { outcome: 'ok', found: l('没有', 'None', 'Ninguno') }
    : {
        outcome: 'warning',
        found: l('{problems} 条', '{problems}', '{problems}'),
        values: { problems },
        remedy: l(
          '请打开顶栏的错误日志，“复制为文本”后和本页结果一起发给专属客服。',
          'Open the error log in the top bar, copy it as text and send it to your support contact with these results.',
          'Abra el registro de errores de la barra superior, cópielo como texto y envíelo a su contacto de soporte con estos resultados.',
        ),
      }),
})

const windowOf = ({ width, height, scale }: Measured['window']): Check => ({
  key: 'window',
  found: l(
    '{width} × {height}，缩放 {scale}%',
    '{width} × {height}, scale {scale}%',
    '{width} × {height}, escala {scale}%',
  ),
  values: { width, height, scale: Math.round(scale * 100) },
  ...(width >= narrowest
    ? { outcome: 'ok' }
    : {
        outcome: 'warning',
        remedy: l(
          '窗口过窄，部分内容会显示不全。请放大窗口，或按 Ctrl + 0 恢复缩放。',
          'The window is too narrow to show everything. Make it wider, or press Ctrl + 0 to undo the zoom.',
          'La ventana es demasiado estrecha. Ensánchela o pulse Ctrl + 0 para quitar el zoom.',
        ),
      }),
})

export const judge = (measured: Measured, { problems, username, language }: Known): readonly Check[] => {
  const { platform } = measured
  return [
    reach(measured.online, platform),
    ...(platform.reached
      ? [speed(platform.took), session(platform.signedOut), clockOf(platform.clockAhead)]
      : []),
    usable(
      'cookies',
      measured.cookies,
      'failed',
      l(
        '登录需要 Cookie，请在浏览器设置里允许本站使用。',
        'Signing in needs cookies; allow them for this site in the browser’s settings.',
        'Para entrar hacen falta cookies; permítalas para este sitio en el navegador.',
      ),
    ),
    usable(
      'storage',
      measured.storage,
      'warning',
      l(
        '列设置、标签页等不会被记住。请退出无痕模式，并允许本站保存数据。',
        'Columns and tabs are not remembered. Leave private browsing, and allow this site to keep data.',
        'No se recuerdan columnas ni pestañas. Salga del modo privado y permita que el sitio guarde datos.',
      ),
    ),
    features(measured.lacking),
    usable(
      'clipboard',
      measured.clipboard,
      'info',
      l(
        '本站不是 https 地址，复制会改用旧方式；复制失败时请手动选中文字。',
        'This site is not on https, so copying works the older way; if it fails, select the text by hand.',
        'El sitio no usa https y la copia se hace del modo antiguo; si falla, seleccione el texto a mano.',
      ),
    ),
    errors(problems),
    windowOf(measured.window),
    {
      key: 'language',
      outcome: 'info',
      found: l(
        '界面 {language}，浏览器 {asked}',
        '{language}, browser {asked}',
        '{language}, navegador {asked}',
      ),
      values: { language, asked: measured.languages.join(', ') },
    },
    {
      key: 'timeZone',
      outcome: 'info',
      found: l(
        '{zone}；界面时间统一为北京时间（UTC+8）',
        '{zone}; the console shows Beijing time (UTC+8)',
        '{zone}; la consola muestra la hora de Pekín (UTC+8)',
      ),
      values: { zone: measured.timeZone },
    },
    ...info('account', username),
    ...info('browser', measured.browser),
    ...info('release', measured.release),
    ...info('address', measured.address),
  ]
}

export const outcomeTexts: Readonly<Record<Outcome, Label>> = {
  ok: l('正常', 'OK', 'Bien'),
  warning: l('注意', 'Notice', 'Atención'),
  failed: l('异常', 'Problem', 'Problema'),
  info: l('信息', 'Info', 'Dato'),
}

/** The results as text for support, one line each, in the current language. */
export const checksText = (checks: readonly Check[], time: string, say: Say): string =>
  [
    time,
    ...checks.map(
      ({ key, outcome, found, values }) =>
        `[${say(outcomeTexts[outcome])}] ${say(checkNames[key])}: ${say(found, values)}`,
    ),
  ].join('\n')
