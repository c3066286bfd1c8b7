import type { DocCall, DocRow, Documentation } from './documentation'

const parts = ['parameters', 'body', 'answer'] as const
type Part = (typeof parts)[number]

/** A call whose rows are told by their numbers. */
type Numbered = Omit<DocCall, Part> & { readonly [P in Part]: readonly number[] }

/** The documentation with each row once: many calls answer the same record. */
export interface Pooled extends Omit<Documentation, 'calls'> {
  readonly rows: readonly DocRow[]
  readonly calls: { readonly [id: string]: Numbered }
}

/** Takes the rows out of the calls. What is left is a third of it, and says the same. */
export function pooled({ calls, ...rest }: Documentation): Pooled {
  const numbers = new Map<string, number>()
  const numberOf = (row: DocRow): number => {
    const key = JSON.stringify(row)
    const number = numbers.get(key) ?? numbers.size
    numbers.set(key, number)
    return number
  }
  const numbered = Object.entries(calls).map(([id, call]): [string, Numbered] => [
    id,
    {
      ...call,
      parameters: call.parameters.map(numberOf),
      body: call.body.map(numberOf),
      answer: call.answer.map(numberOf),
    },
  ])
  return {
    ...rest,
    calls: Object.fromEntries(numbered),
    rows: [...numbers.keys()].map((key) => JSON.parse(key)),
  }
}

/** Puts the rows back. */
export function unpooled({ calls, rows, ...rest }: Pooled): Documentation {
  const at = (places: readonly number[]) => places.flatMap((place) => rows[place] ?? [])
  const whole = Object.entries(calls).map(([id, call]): [string, DocCall] => [
    id,
    { ...call, parameters: at(call.parameters), body: at(call.body), answer: at(call.answer) },
  ])
  return { ...rest, calls: Object.fromEntries(whole) }
}
