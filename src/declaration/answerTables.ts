import type { Field, Fields } from './field'
import type { CallAnswer, Members, OwnerAnswers } from './platformAnswers'

/** Text for the tables, by call, that replaces what the declaration alone would say. */
export interface AnswerNotes {
  readonly [call: string]: {
    /** Replaces the column "must hold". */
    readonly must?: string
    /** Replaces the column "without". */
    readonly without?: string
    /** Added to the column "without". */
    readonly more?: string
  }
}

/** Two Markdown tables of the answers a platform must give. */
export interface AnswerTables {
  /** The calls every platform should have, one per row. */
  readonly core: string
  /** All other calls, one area per row. */
  readonly beyond: string
}

const nothing = '–'

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')

const inCode = (text: string): string => `\`${text}\``

const namesIn = (all: readonly Members[]): string =>
  all
    .map(({ place, names }) => `${place && `in ${inCode(place)}: `}${names.map(inCode).join(' ')}`)
    .join('; ')

const pathsIn = (all: readonly Members[]): string =>
  all
    .flatMap(({ place, names }) => names.map((name) => inCode(place === '' ? name : `${place}.${name}`)))
    .join(' ')

/** What the console assumes if these fields about a code are missing. */
const assumedOfCodes: { readonly [name: string]: string } = {
  expire_seconds: 'the code counts for five minutes',
  expire_time: 'the code counts for five minutes',
  resend_seconds: 'another can be sent after a minute',
  mobile_mask: 'the number is not named',
}

/** What a screen shows if a field is missing. */
const shownFor = ({ kind }: Field): string =>
  kind === 'boolean'
    ? '“no”'
    : kind === 'list' || kind === 'tags' || kind === 'choices' || kind === 'files'
      ? 'no entries'
      : 'a dash, or “not set”'

const kindsIn = (fields: Fields): readonly Field[] =>
  Object.values(fields).flatMap((field) => (field.kind === 'object' ? kindsIn(field.fields) : [field]))

const shownWithout = (fields: Fields): readonly string[] => [...new Set(kindsIn(fields).map(shownFor))]

const assumedAfterWrite = (fields: Fields): readonly string[] => {
  const names = Object.keys(fields)
  const isOther = (name: string) => assumedOfCodes[name] === undefined
  return [
    ...new Set(names.flatMap((name) => assumedOfCodes[name] ?? [])),
    ...(names.some(isOther) ? ['what was sent is shown'] : []),
  ]
}

const consequences = ({ reading, optional, may, hasConditions }: CallAnswer): readonly string[] => {
  if (reading === 'batch') return ['all records count as done']
  if (reading === 'write') return assumedAfterWrite(optional)
  if (reading === 'read') return shownWithout(optional)
  const hasFigures = may.some(({ names }) => names.includes('summary{}'))
  const record = hasFigures ? 'a dash for a field or a figure' : 'a dash for a field'
  if (reading === 'record') return [record]
  return [
    record,
    '“at least” so many records for the total',
    ...(hasConditions ? ['an action that depends on the field stays open, and the platform decides'] : []),
  ]
}

/** From this many fields on, an answer refers to an equal one instead of repeating it. */
const repeatLimit = 10

/** The optional fields, or a reference to the first answer of the same owner with the same fields. */
const optionalText = (answers: readonly CallAnswer[], answer: CallAnswer): string => {
  const text = namesIn(answer.may) || nothing
  if (answer.may.flatMap(({ names }) => names).length < repeatLimit) return text
  const first = answers.find(({ may }) => namesIn(may) === text)
  return first && first !== answer ? `as ${inCode(first.call)}` : text
}

const coreRow = (
  { name, answers }: OwnerAnswers,
  answer: CallAnswer,
  notes: AnswerNotes,
): readonly string[] => {
  const { must, without, more } = notes[answer.call] ?? {}
  const said = without === undefined ? consequences(answer) : [without]
  return [
    inCode(name),
    inCode(answer.call),
    must ?? (namesIn(answer.must) || nothing),
    optionalText(answers, answer),
    [...said, ...(more === undefined ? [] : [more])].join('; ') || nothing,
  ]
}

const withRequired = ({ call, must }: CallAnswer): string =>
  must.length > 0 ? `${inCode(call)} (${pathsIn(must)})` : inCode(call)

/** @param core the calls of the first table */
export function answerTables(
  owners: readonly OwnerAnswers[],
  core: readonly string[],
  notes: AnswerNotes,
): AnswerTables {
  const rows = owners.flatMap((owner) =>
    owner.answers.filter(({ call }) => core.includes(call)).map((answer) => coreRow(owner, answer, notes)),
  )
  const beyond = owners.flatMap(({ name, label, answers }) => {
    const others = answers.filter(({ call }) => !core.includes(call))
    // A page without calls is still listed among the areas.
    if (others.length === 0 && answers.length > 0) return []
    return [[inCode(name), label.en, others.map(withRequired).join(', ') || nothing]]
  })
  return {
    core: table(['area', 'call', 'must hold', 'may hold', 'without what it may hold'], rows),
    beyond: table(['area', 'what it is', 'calls, and what their answers must hold'], beyond),
  }
}

const [begin, end] = ['<!-- answers: core -->', '<!-- end of answers: core -->']

/** Replaces the table of core calls between the marks of a Markdown page. Throws Error if a mark is missing. */
export const withCoreAnswers = (page: string, { core }: Pick<AnswerTables, 'core'>): string => {
  const [before, rest] = page.split(begin)
  const after = rest?.split(end)[1]
  if (before === undefined || after === undefined) throw new Error(`there is no ${begin} … ${end}`)
  return `${before}${begin}\n\n${core}\n\n${end}${after}`
}
