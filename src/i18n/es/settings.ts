import type { SettingsMessages } from '../messages'

export const settings: SettingsMessages = {
  title: 'Estilo de página',
  theme_colour: 'Color del tema',
  colour_409eff: 'Azul cielo (predeterminado)',
  colour_1890ff: 'Azul vivo',
  colour_304156: 'Azul pizarra',
  colour_212121: 'Negro tinta',
  colour_11a983: 'Verde esmeralda',
  colour_13c2c2: 'Cian',
  colour_6959cd: 'Violeta',
  colour_f5222d: 'Rojo',
  own_colour: 'Color personalizado',
  own_colour_value: 'Valor del color',
  wrong_colour: 'Escriba un color de 6 cifras hexadecimales, como #409EFF',
  layout: 'Diseño',
  tags_view: 'Páginas en pestañas',
  fixed_header: 'Cabecera fija',
  sidebar_logo: 'Logotipo lateral',
  reset: 'Restablecer valores',
}
