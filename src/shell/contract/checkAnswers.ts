import type { SeenAnswer } from '@/platform/answers'
import type { Finding } from '@/platform/contract/finding'
import { type IsDeclared, inspect } from '@/platform/contract/inspect'
import { logOnce } from '../errorLog/logOnce'
import { whenIdle } from '../useEarly'
import type { Watched } from './watchAnswers'
import { watchPreference } from './watchPreference'
import { remedyOf, wordsOf } from './words'

/** How many answers of one call are checked per minute, unless all are. */
const mostPerMinute = 3
/** Most different notes logged per page load: a platform may lack a lot, and the log must have room for problems too. */
const mostNotes = 50

const checkedAt = new Map<string, readonly number[]>()

const isEnough = (call: string): boolean => {
  const now = Date.now()
  const recent = (checkedAt.get(call) ?? []).filter((time) => now - time < 60_000)
  const enough = recent.length >= mostPerMinute && watchPreference.read() !== 'all'
  checkedAt.set(call, enough ? recent : [...recent, now])
  return enough
}

/** How often each finding occurred on this page, and in how many rows. */
const found = new Map<string, Pick<Finding, 'count' | 'rows'>>()
let notes = 0

/** Notes are for developers, so they are only logged where every answer is checked. */
const report = async (finding: Finding, { fileOf, hashOf }: Watched): Promise<void> => {
  const watchesAll = watchPreference.read() === 'all'
  if (finding.isTolerated && !watchesAll) return
  const key = [finding.call, finding.field, finding.is, finding.isTolerated].join(' ')
  const before = found.get(key)
  if (!before && finding.isTolerated) {
    if (notes >= mostNotes) return
    notes += 1
  }
  const { count, rows } = before ?? { count: 0, rows: 0 }
  const sum = { ...finding, count: count + finding.count, rows: rows + finding.rows }
  found.set(key, sum)
  const [file, declaration] = await Promise.all([fileOf?.(finding.area), hashOf?.(finding.area)])
  const words = wordsOf(sum)
  const edit = finding.edit && [file ?? finding.area, finding.edit].filter(Boolean).join(': ')
  const message = [words.en, edit].filter(Boolean).join('\n')
  logOnce(key, {
    source: 'contract',
    message,
    words,
    remedy: remedyOf(finding),
    edit,
    declaration,
    isNote: finding.isTolerated,
  })
  if (!before && watchesAll)
    // biome-ignore lint/suspicious/noConsole: developers, and tests, look there
    console.warn(message)
}

const callOf = (answer: SeenAnswer): string =>
  answer.of === 'endpoint'
    ? answer.endpoint.call
    : ((answer.of === 'list' ? answer.resource.list.call : answer.resource[answer.of]?.call) ?? '')

/** Checks an answer in slices, each when the browser is idle. */
const checkAnswer = (answer: SeenAnswer, watched: Watched): void => {
  if (isEnough(callOf(answer))) return
  const isDeclared: IsDeclared = (area, field) => {
    const whole = watched.areas.read(area)
    return Object.hasOwn({ ...whole?.fields, ...whole?.detail?.adds }, field)
  }
  const inspection = inspect(answer, isDeclared)
  const goOn = () => {
    const { done, value } = inspection.next()
    if (!done) whenIdle(goOn)
    else for (const finding of value) void report(finding, watched)
  }
  goOn()
}

export default checkAnswer
