import type { Random } from '@/declaration'

/** Subjects of photos, with a background colour. */
const subjects = [
  ['包裹面单', '#c8a97e'],
  ['支付账单', '#7ea8c8'],
  ['聊天记录', '#8fc87e'],
  ['商品照片', '#c87e7e'],
] as const

/**
 * A small sample picture as a data URL.
 *
 * @param index picks the subject; random by default
 */
export const pictureFor = (random: Random, index = random.int(0, subjects.length - 1)): string => {
  const [subject, colour] = subjects[index % subjects.length] ?? subjects[0]
  const [x, y] = [random.int(20, 120), random.int(20, 60)]
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="360" viewBox="0 0 240 180">` +
    `<rect width="240" height="180" fill="${colour}"/><rect x="${x}" y="${y}" width="96" height="64" rx="6" fill="#fff" fill-opacity=".5"/>` +
    `<text x="120" y="164" font-size="26" text-anchor="middle" fill="#333" font-family="sans-serif">${subject}</text></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
