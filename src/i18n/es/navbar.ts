import type { NavbarMessages } from '../messages'

export const navbar: NavbarMessages = {
  fullscreen_enter: 'Pantalla completa',
  fullscreen_exit: 'Salir de pantalla completa',
  fullscreen_unsupported: 'Su navegador no admite la pantalla completa',
  support: 'Soporte',
  support_line: 'Soporte: {name} {phone}',
  support_phone: 'Teléfono',
  support_wechat: 'WeChat',
  support_email: 'Correo',
  support_hours: 'Horario',
  support_emergency: 'Línea de urgencias',
  support_emergency_hint: '24 horas, solo para cortes de envío',
  copy: 'Copiar',
  docs: 'Documentación',
  unread: '{smart_count} sin leer',
  new_tab: 'se abre en una pestaña nueva',
}
