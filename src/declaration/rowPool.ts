import type { DocCall, DocRow, Documentation } from './documentation'

const parts = ['parameters', 'body', 'answer'] as const
type Part = (typeof parts)[number]

/** A call with its rows replaced by their index. */
type Numbered = Omit<DocCall, Part> & { readonly [P in Part]: readonly number[] }

/** The documentation with each row stored once: many calls answer the same record. */
export interface Pooled extends Omit<Documentation, 'calls'> {
  readonly rows: readonly DocRow[]
  readonly calls: { readonly [id: string]: Numbered }
}

/** Moves the rows of all calls into one list, which reduces the size to a third. */
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

/** Reverses {@link pooled}. */
export function unpooled({ calls, rows, ...rest }: Pooled): Documentation {
  const at = (places: readonly number[]) => places.flatMap((place) => rows[place] ?? [])
  const full = Object.entries(calls).map(([id, call]): [string, DocCall] => [
    id,
    { ...call, parameters: at(call.parameters), body: at(call.body), answer: at(call.answer) },
  ])
  return { ...rest, calls: Object.fromEntries(full) }
}
