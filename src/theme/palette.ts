/** The theme colours that are offered; any other may be typed (specification §9: a palette of 8). */
export const palette = [
  '#409eff',
  '#1890ff',
  '#304156',
  '#212121',
  '#11a983',
  '#13c2c2',
  '#6959cd',
  '#f5222d',
] as const
