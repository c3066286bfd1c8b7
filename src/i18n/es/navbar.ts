import type { NavbarMessages } from '../messages'

export const navbar: NavbarMessages = {
  fullscreen_enter: 'Pantalla completa',
  fullscreen_exit: 'Salir de pantalla completa',
  fullscreen_unsupported: 'Su navegador no admite la pantalla completa',
  support: 'Soporte',
  support_line: 'Soporte: %{name} %{phone}',
  support_phone: 'Teléfono',
  support_wechat: 'WeChat',
  support_email: 'Correo',
  support_hours: 'Horario',
  support_emergency: 'Línea de urgencias',
  support_emergency_hint: '24 horas, solo para cortes de envío',
  copy: 'Copiar',
  docs: 'Documentación',
  unread: '%{smart_count} sin leer',
  new_tab: 'se abre en una pestaña nueva',
  doc_texts:
    'Los textos los publica la plataforma abierta; aquí figuran sus capítulos y las llamadas que hace esta consola.',
  doc_chapters: 'Capítulos',
  doc_calls: 'Llamadas relacionadas',
  doc_area: 'Área',
  doc_method: 'Método',
  doc_path: 'Ruta',
  doc_no_calls: 'Ningún área de la consola corresponde a este documento.',
  doc_download: 'Descargar el documento de la API (OpenAPI)',
  doc_download_hint: 'Describe las llamadas de todas las áreas de la consola.',
}
