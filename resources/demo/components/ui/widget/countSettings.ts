import { type Label, l } from '@/declaration'

export interface CountSettings {
  readonly start: number
  readonly end: number
  /** ms */
  readonly duration: number
  readonly decimals: number
  readonly separator: string
  readonly prefix: string
  readonly suffix: string
}

export type CountDraft = Readonly<Record<keyof CountSettings, string>>

export const firstSettings: CountSettings = {
  start: 0,
  end: 2017,
  duration: 4000,
  decimals: 0,
  separator: ',',
  prefix: '¥ ',
  suffix: ' rmb',
}

const { start, end, duration, decimals, ...texts } = firstSettings
export const firstDraft: CountDraft = {
  ...texts,
  start: String(start),
  end: String(end),
  duration: String(duration),
  decimals: String(decimals),
}

/** Shorter durations count as none, ms. */
const noDuration = 100
const mostDecimals = 20

const problems = {
  number: l('请填写数字', 'Please enter a number', 'Introduzca un número'),
  positive: l('请填写不小于 0 的数字', 'Please enter a number from 0', 'Introduzca un número desde 0'),
  decimals: l(
    '小数位数须为 0 到 20 的整数',
    'Decimals: a whole number from 0 to 20',
    'Decimales: un entero de 0 a 20',
  ),
}

export type CountProblems = Partial<Record<keyof CountDraft, Label>>

const numberOf = (text: string): number => (text.trim() === '' ? Number.NaN : Number(text))

export const readCount = (
  draft: CountDraft,
): { readonly settings: CountSettings } | { readonly wrong: CountProblems } => {
  const [start, end] = [numberOf(draft.start), numberOf(draft.end)]
  const duration = draft.duration.trim() === '' ? noDuration : Number(draft.duration)
  const decimals = numberOf(draft.decimals)
  const wrong: CountProblems = {
    ...(!Number.isFinite(start) && { start: problems.number }),
    ...(!Number.isFinite(end) && { end: problems.number }),
    ...(!(Number.isFinite(duration) && duration >= 0) && { duration: problems.positive }),
    ...(!(Number.isInteger(decimals) && decimals >= 0 && decimals <= mostDecimals) && {
      decimals: problems.decimals,
    }),
  }
  if (Object.keys(wrong).length > 0) return { wrong }
  const { separator, prefix, suffix } = draft
  return { settings: { start, end, duration, decimals, separator, prefix, suffix } }
}

export const countCode = ({ start, end, duration, decimals, ...written }: CountSettings): string =>
  [
    `new CountUp(element, ${end}, {`,
    `  startVal: ${start},`,
    `  duration: ${duration / 1000}, // s`,
    `  decimalPlaces: ${decimals},`,
    ...Object.entries(written).map(([name, text]) => `  ${name}: ${JSON.stringify(text)},`),
    '}).start()',
  ].join('\n')
