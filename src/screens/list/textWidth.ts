/** About how wide a text is, px: a Chinese character is as wide as the type is high, a Latin one half of that. */
export const textWidth = (text: string, size = 14): number =>
  [...text].reduce((width, letter) => width + (letter.charCodeAt(0) > 0x2e80 ? size : size * 0.54), 0)
