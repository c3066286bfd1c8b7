import type { SettingsMessages } from '../messages'

export const settings: SettingsMessages = {
  title: 'Page style setting',
  theme_colour: 'Theme colour',
  colour_409eff: 'Sky blue (default)',
  colour_1890ff: 'Bright blue',
  colour_304156: 'Slate blue',
  colour_212121: 'Ink black',
  colour_11a983: 'Emerald green',
  colour_13c2c2: 'Cyan',
  colour_6959cd: 'Violet',
  colour_f5222d: 'Red',
  own_colour: 'Custom colour',
  own_colour_value: 'Colour value',
  wrong_colour: 'Enter a colour of 6 hexadecimal digits, such as #409EFF',
  layout: 'Layout',
  tags_view: 'Open pages as tabs',
  fixed_header: 'Fixed header',
  sidebar_logo: 'Sidebar logo',
  reset: 'Reset to defaults',
}
