import type { Proposal } from './judge'
import { saysCode, saysNamed, saysTotal } from './names'

const mostColumns = 8
const mostTimes = 2
/** With more, there would be no room for what the amounts are about. */
const mostAmounts = 2

const timeKinds = ['timestamp', 'day']
const isAmount = ({ kind }: Proposal): boolean => kind === 'money'

/** How soon a reader of the list wants to see a column; lower is sooner. */
const rankOf = ({ kind, name }: Proposal, key: readonly string[]): number => {
  if (key.includes(name) && kind === 'code') return 0
  if (kind === 'choice') return /(status|state)$/i.test(name) ? 1 : 4
  if (kind === 'text' && saysNamed(name)) return 2
  if (kind === 'money') return 3
  if (['code', 'text', 'phone', 'reference', 'boolean'].includes(kind)) return 5
  return saysCode(name) ? 7 : 6
}

/** A total says more than the amounts it consists of. */
const totalsFirst = (a: Proposal, b: Proposal): number =>
  isAmount(a) && isAmount(b) ? Number(saysTotal(b.name)) - Number(saysTotal(a.name)) : 0

/** The columns of a list after its title, most important first and times last. */
export const columnsAfter = (
  title: string,
  light: readonly Proposal[],
  key: readonly string[],
  made: string | undefined,
): readonly string[] => {
  const names = (fields: readonly Proposal[]) => fields.map(({ name }) => name)
  const isTime = ({ kind }: Proposal) => timeKinds.includes(kind)
  const times = [made, ...names(light.filter(isTime))].flatMap((name) => name ?? [])
  const last = [...new Set(times)].filter((name) => name !== title).slice(0, mostTimes)
  const ranked = light
    .filter((field) => field.name !== title && !isTime(field))
    .toSorted((a, b) => rankOf(a, key) - rankOf(b, key) || totalsFirst(a, b))
  const late = ranked.filter(isAmount).slice(mostAmounts)
  const first = ranked.filter((field) => !late.includes(field))
  return [...names([...first, ...late]).slice(0, mostColumns - 1 - last.length), ...last]
}
