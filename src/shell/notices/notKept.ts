import { l, textIn } from '@/declaration/label'
import { emitFailure } from '@/platform/failureEvents'
import { currentLocale } from '@/platform/language'

const text = l(
  '浏览器的存储空间已满或被禁用，您的设置在关闭此页面后会丢失。',
  'Your browser’s storage is full or closed: your settings are lost when you close this page.',
  'El almacenamiento del navegador está lleno o bloqueado: sus ajustes se perderán al cerrar esta página.',
)

/** Says that the browser could not store the operator's settings. */
export const tellSettingsNotKept = (): void => emitFailure(textIn(text, currentLocale()))
