import type { Announcement } from '../announcement.area'

/** A sample announcement. */
export interface Notice extends Partial<Pick<Announcement, 'level' | 'platforms' | 'is_top'>> {
  readonly title: string
  readonly category: Announcement['category']
  /** Its HTML, block by block. */
  readonly blocks: readonly string[]
  /** Days until it expires; without it, never. */
  readonly days?: number
}

export const p = (text: string): string => `<p>${text}</p>`
export const h = (text: string): string => `<h3>${text}</h3>`
export const b = (text: string): string => `<strong>${text}</strong>`
export const ul = (...items: readonly string[]): string =>
  `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`
export const ol = (...items: readonly string[]): string =>
  `<ol>${items.map((item) => `<li>${item}</li>`).join('')}</ol>`

const cells = (tag: 'th' | 'td', row: string): string =>
  `<tr>${row
    .split('|')
    .map((cell) => `<${tag}>${cell.trim()}</${tag}>`)
    .join('')}</tr>`

/** A table: the header row, then the other rows, with cells separated by `|`. */
export const table = (heads: string, ...rows: readonly string[]): string =>
  `<table><thead>${cells('th', heads)}</thead><tbody>${rows.map((row) => cells('td', row)).join('')}</tbody></table>`

const sorry = '给您带来的不便，敬请谅解。'

/** A maintenance notice: what is upgraded, when, the effects, and what to do meanwhile. */
export const maintenance = (what: string, when: string, effects: readonly string[], advice: string) => [
  p(`为提升稳定性，平台将升级${what}，具体安排如下。`),
  h('升级时间'),
  p(`${when}（如提前完成，将提前恢复）。`),
  h('影响范围'),
  ul(...effects),
  h('建议'),
  p(`${advice}${sorry}`),
]
