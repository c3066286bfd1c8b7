import {
  boolean,
  choice,
  code,
  image,
  integer,
  l,
  list,
  object,
  phone,
  secret,
  tags,
  text,
} from '@/declaration'
import { sentCode } from '@/declaration/callOperations'
import { definePlatformCalls } from '@/declaration/platformCall'

// Calls that need no session, or are about it: sign-in, registration, password recovery, the current user.

/** Length of a password in characters. */
export const passwordLength = { min: 6, max: 20 } as const

const username = text({
  label: l('用户名或手机号', 'User name or mobile', 'Usuario o móvil'),
  required: true,
})
const givenPassword = secret({ label: l('密码', 'Password', 'Contraseña'), required: true })
const mobile = phone({
  label: l('手机号', 'Mobile number', 'Número móvil'),
  required: true,
  errorCode: 60215,
})
const vcode = code({
  label: l('短信验证码', 'Code sent by text message', 'Código recibido por SMS'),
  max: 6,
  required: true,
})
const maskedMobile = text({ label: l('脱敏手机号', 'The number, masked', 'El número, oculto') })
const done = choice({
  label: l('结果', 'Result', 'Resultado'),
  of: { success: l('成功', 'Done', 'Hecho') },
})

const newPassword = {
  ...passwordLength,
  required: true,
  errorCode: 60222,
} as const

const name = (zh: string, en: string, es: string, min: number, max: number) =>
  text({ label: l(zh, en, es), min, max, required: true })

const role = text({ label: l('角色', 'Role', 'Rol') })

const support = {
  name: text({ label: l('姓名', 'Name', 'Nombre') }),
  role: text({ label: l('职务', 'Role', 'Cargo') }),
  phone: text({ label: l('电话', 'Phone', 'Teléfono') }),
  wechat: text({ label: l('微信', 'WeChat', 'WeChat') }),
  qq: text({ label: l('QQ', 'QQ', 'QQ') }),
  email: text({ label: l('邮箱', 'E-mail', 'Correo') }),
  work_time: text({ label: l('服务时间', 'Hours', 'Horario') }),
  emergency_phone: text({ label: l('紧急电话', 'Emergency line', 'Línea de urgencias') }),
}

const permissions = tags({
  label: l('权限规则', 'What is allowed, as patterns', 'Lo permitido, en patrones'),
})

const menu = {
  path: code({ label: l('路径', 'Path', 'Ruta') }),
  name: code({ label: l('名称', 'Name', 'Nombre') }),
  component: code({ label: l('页面', 'Page', 'Página') }),
  hidden: boolean({ label: l('隐藏', 'Hidden', 'Oculto') }),
  redirect: code({ label: l('跳转', 'Redirect', 'Redirección') }),
  meta: object({
    label: l('标题、图标等', 'Title, icon and so on', 'Título, icono, etc.'),
    fields: {},
  }),
  children: list({ label: l('子菜单', 'Entries below', 'Entradas inferiores'), fields: {} }),
}

const lookOf = {
  role,
  title: object({
    label: l('名称', 'Title', 'Título'),
    fields: {
      zh: text({ label: l('中文', 'Chinese', 'Chino') }),
      en: text({ label: l('英文', 'English', 'Inglés') }),
      es: text({ label: l('西班牙文', 'Spanish', 'Español') }),
    },
  }),
  permissions,
  roles: tags({ label: role.label }),
}

const wrongPassword = [60204, 60205, 60206]
const tooManyCodes = [60213, 60214]
const wrongCode = [60211, 60212]

const calls = {
  login: {
    label: l('登录', 'Sign in', 'Iniciar sesión'),
    call: 'POST /user/login',
    access: 'public',
    note: l(
      '返回的 token 放在后续请求的 X-Token 头中，12 小时不使用即失效；同一账号最多 3 个会话。风险登录先返回 60210，再带短信验证码重试。',
      'Later calls carry the token in the X-Token header; it ends after 12 hours without use, and an account has three sessions at most. A risky sign-in is answered 60210 first and is tried again with the code.',
      'Las llamadas siguientes llevan el token en la cabecera X-Token; caduca tras 12 horas sin uso y cada cuenta tiene tres sesiones como máximo. Un acceso con riesgo recibe antes 60210 y se repite con el código.',
    ),
    inputs: {
      username,
      password: givenPassword,
      mobile_vcode: code({
        label: l('短信验证码，返回 60210 后填写', 'The code, after a 60210', 'El código, tras un 60210'),
        max: 6,
      }),
    },
    answer: {
      token: code({
        label: l('会话令牌', 'Token of the session', 'Token de la sesión'),
        max: 32,
        required: true,
      }),
    },
    codes: [...wrongPassword, 60210, ...wrongCode],
  },
  sendloginsms: {
    label: l('发送登录验证码', 'Send the code for a sign-in', 'Enviar el código de acceso'),
    call: 'POST /user/sendloginsms',
    access: 'public',
    inputs: { username, password: givenPassword },
    answer: { mobile_mask: maskedMobile, ...sentCode },
    codes: [...wrongPassword, ...tooManyCodes],
  },
  sendregsms: {
    label: l('发送注册验证码', 'Send the code for a registration', 'Enviar el código de registro'),
    call: 'POST /user/sendregsms',
    access: 'public',
    inputs: { mobile },
    answer: sentCode,
    codes: [60216, ...tooManyCodes],
  },
  register: {
    label: l('注册', 'Register', 'Registrarse'),
    call: 'POST /user/register',
    access: 'public',
    requestId: true,
    inputs: {
      username: code({
        label: l('用户名', 'User name', 'Usuario'),
        hint: l(
          '字母开头，4–20 位字母、数字或下划线',
          '4–20 letters, digits or _, starting with a letter',
          '4–20 letras, cifras o _, empieza por letra',
        ),
        pattern: '[A-Za-z]\\w{3,19}',
        required: true,
      }),
      mobile,
      vcode,
      password: secret({ label: l('密码', 'Password', 'Contraseña'), ...newPassword }),
      password_again: secret({
        label: l('再次输入密码', 'The password again', 'La contraseña otra vez'),
        ...newPassword,
      }),
      company_name: name('公司名称', 'Company', 'Empresa', 2, 50),
      contact_name: name('联系人', 'Contact', 'Contacto', 2, 20),
      partner_type: choice({
        label: l('账号类型', 'Type of account', 'Tipo de cuenta'),
        of: {
          ISV: l('软件服务商', 'Software vendor', 'Proveedor de software'),
          AGENT: l('代理商', 'Agent', 'Agente'),
          MERCHANT: l('自用商家', 'Own merchant', 'Comercio propio'),
        },
        required: true,
      }),
      agree: boolean({
        label: l('同意服务协议，须为 true', 'The terms are accepted: true', 'Acepta las condiciones: true'),
        required: true,
      }),
      invite_code: code({
        label: l('邀请码', 'Invitation code', 'Código de invitación'),
        max: 12,
        errorCode: 60223,
      }),
    },
    answer: {
      partner_id: integer({ label: l('合作伙伴编号', 'Partner ID', 'ID de socio') }),
      status: code({ label: l('资料状态', 'Profile status', 'Estado del perfil') }),
    },
    codes: [...wrongCode, 60216, 60218, 60221],
  },
  sendvcode: {
    label: l('发送找回密码验证码', 'Send the code for a recovery', 'Enviar el código de recuperación'),
    call: 'POST /user/findpwd/sendvcode',
    access: 'public',
    inputs: { mobile },
    answer: sentCode,
    codes: tooManyCodes,
  },
  updatewd: {
    label: l('重置密码', 'Set a new password', 'Restablecer la contraseña'),
    call: 'POST /user/findpwd/updatewd',
    access: 'public',
    requestId: true,
    inputs: {
      mobile,
      vcode,
      new_password: secret({ label: l('新密码', 'New password', 'Nueva contraseña'), ...newPassword }),
      new_password_again: secret({
        label: l('再次输入新密码', 'The new password again', 'La nueva contraseña otra vez'),
        ...newPassword,
      }),
    },
    answer: done,
    codes: [...wrongCode, 60217, 60221],
  },
  info: {
    label: l('当前账号', 'Who is signed in', 'Quién ha iniciado sesión'),
    call: 'GET /user/info',
    answer: {
      username: code({ label: l('登录账号', 'Account', 'Cuenta') }),
      name: text({ label: l('姓名', 'Name', 'Nombre') }),
      avatar: image({ label: l('头像', 'Picture', 'Foto') }),
      introduction: text({ label: l('简介', 'About', 'Presentación') }),
      menus: list({
        label: l('平台下发的菜单', 'Menu of the platform', 'Menú de la plataforma'),
        fields: menu,
      }),
      roles: tags({ label: l('角色', 'Roles', 'Roles') }),
      permissions,
      areas: tags({
        label: l(
          '平台提供的业务和页面，不填为全部',
          'Areas and pages that the platform offers; all without it',
          'Áreas y páginas que ofrece la plataforma; sin ello, todas',
        ),
      }),
      view_as: list({
        label: l('可预览的角色', 'Roles to look at the console as', 'Roles que se pueden previsualizar'),
        fields: lookOf,
      }),
      partner_id: integer({ label: l('合作伙伴编号', 'Partner ID', 'ID de socio') }),
      partner_status: code({ label: l('合作伙伴状态', 'Partner status', 'Estado del socio') }),
      company_name: text({ label: l('公司名称', 'Company', 'Empresa') }),
      mobile_mask: maskedMobile,
      support: object({ label: l('专属客服', 'Support contact', 'Contacto de soporte'), fields: support }),
      unread_announcement: integer({
        label: l('未读公告数', 'Unread announcements', 'Comunicados sin leer'),
      }),
      waiting_approval: integer({
        label: l(
          '待我审批的请求数',
          'Requests waiting for my decision',
          'Solicitudes que esperan mi decisión',
        ),
      }),
      offers: tags({
        label: l(
          '平台另外提供的能力：history、views、approvals',
          'What the platform keeps besides: history, views, approvals',
          'Lo que la plataforma guarda además: history, views, approvals',
        ),
      }),
      declarations: code({
        label: l(
          '平台下发的业务声明的标识，没有时为空',
          'Marks the declarations that are delivered; empty for none',
          'Marca de las declaraciones que se entregan; vacía si no hay',
        ),
      }),
      default_views: object({
        label: l(
          '打开列表时默认使用的视图，按业务',
          'The views that lists open with, by area',
          'Las vistas con que se abren las listas, por área',
        ),
        fields: {},
      }),
      draft_key: code({
        label: l(
          '加密本机草稿的密钥，64 位十六进制',
          'Key of the drafts in this browser, 64 hexadecimal digits',
          'Clave de los borradores en este navegador, 64 dígitos hexadecimales',
        ),
      }),
    },
  },
  logout: {
    label: l('退出登录', 'Sign out', 'Cerrar sesión'),
    call: 'POST /user/logout',
    access: 'public',
    inputs: {},
    answer: done,
  },
  editpwd: {
    label: l('修改密码', 'Change the password', 'Cambiar la contraseña'),
    call: 'POST /user/editpwd',
    inputs: {
      old_password: secret({ label: l('旧密码', 'Old password', 'Contraseña anterior'), required: true }),
      new_password: secret({ label: l('新密码', 'New password', 'Nueva contraseña'), ...newPassword }),
      new_password_again: secret({
        label: l('再次输入新密码', 'The new password again', 'La nueva contraseña otra vez'),
        ...newPassword,
      }),
    },
    answer: done,
    codes: [60205, 60219, 60220, 60221],
  },
} as const

export const accountCalls = definePlatformCalls({
  name: 'session',
  label: l('登录与当前账号', 'Signing in', 'Acceso'),
  calls,
})
