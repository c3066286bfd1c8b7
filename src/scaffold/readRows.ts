import Papa from 'papaparse'
import { isRecord, type Json, type WireRecord } from '@/declaration'

/** A sample that cannot be read, with a sentence for the person who gave it. */
export class SampleError extends Error {
  override readonly name = 'SampleError'
}

/** The size limit of a sample, in bytes and rows. */
export const largestSample = 5 * 1024 * 1024
const mostRows = 10_000

const parsed = (text: string): { value: unknown } | { at: number } => {
  try {
    return { value: JSON.parse(text) }
  } catch (error) {
    const message = error instanceof Error ? error.message : ''
    const position = /at position (\d+)/.exec(message)?.[1]
    const isCut = /Unexpected end|Unterminated/.test(message)
    return { at: isCut ? text.length : position === undefined ? -1 : Number(position) }
  }
}

/** The position of the first invalid character: everything before it could still become valid JSON. */
const firstWrong = (text: string): number => {
  let [good, bad] = [0, text.length]
  while (bad - good > 1) {
    const middle = Math.floor((good + bad) / 2)
    const result = parsed(text.slice(0, middle))
    if ('value' in result || result.at >= middle) good = middle
    else bad = middle
  }
  return good
}

/** @throws SampleError with the line and the column of the first mistake */
export const readJson = (text: string): unknown => {
  const result = parsed(text)
  if ('value' in result) return result.value
  const before = text.slice(0, firstWrong(text)).split('\n')
  throw new SampleError(
    `this is not JSON: line ${before.length}, column ${(before.at(-1)?.length ?? 0) + 1}; correct it there`,
  )
}

/** CSV files only have texts: columns of short numbers, and of true and false, are converted. */
const readCsv = (text: string): readonly WireRecord[] => {
  const { data, meta } = Papa.parse<Record<string, string>>(text, { header: true, skipEmptyLines: true })
  const read = (name: string): ((value: string) => Json) => {
    const values = data.map((row) => row[name] ?? '').filter((value) => value !== '')
    // Longer ones are order or phone numbers, not quantities.
    if (values.length > 0 && values.every((value) => /^-?(0|[1-9]\d{0,9})(\.\d{1,6})?$/.test(value)))
      return Number
    if (values.length > 0 && values.every((value) => /^(true|false)$/.test(value)))
      return (value) => value === 'true'
    return (value) => value
  }
  const readers = (meta.fields ?? []).map((name) => [name, read(name)] as const)
  return data.map((row) =>
    Object.fromEntries(readers.map(([name, reader]) => [name, row[name] ? reader(row[name]) : null])),
  )
}

/** Common names for the list of records in an answer. */
const lists = ['items', 'list', 'rows', 'records', 'results', 'data']

/** The records of an answer: `{code, data: {items}}`, `{items}`, a bare list, or one record. */
export const rowsIn = (answer: unknown): readonly WireRecord[] => {
  if (Array.isArray(answer)) {
    const rows = answer.filter(isRecord)
    if (rows.length === 0) throw new SampleError('the list has no records; give one with a few rows')
    if (rows.length > mostRows) throw new SampleError(`there are more than ${mostRows} rows; give fewer`)
    return rows
  }
  if (!isRecord(answer)) throw new SampleError('this is no record and no list of records')
  if (typeof answer.code === 'number' && answer.code !== 0 && 'message' in answer)
    throw new SampleError(`the platform refused the call with code ${answer.code}`)
  const member = lists.map((name) => answer[name]).find((value) => Array.isArray(value))
  if (member !== undefined) return rowsIn(member)
  return isRecord(answer.data) ? rowsIn(answer.data) : [answer]
}

/**
 * Reads a sample.
 *
 * @param text JSON, or CSV with a header line
 * @throws SampleError
 */
export const readRows = (text: string): readonly WireRecord[] => {
  if (text.length > largestSample) throw new SampleError('the sample is larger than 5 MB; give fewer rows')
  const start = text.replace(/^\uFEFF/, '').trimStart()
  return rowsIn(/^[[{"]/.test(start) || !start.includes(',') ? readJson(start) : readCsv(start))
}
