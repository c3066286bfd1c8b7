import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { choices, integer, l, multiline, text, type WireRecord } from '@/declaration'
import { lineDiff, linesOf, mergedText } from '@/declaration/lines'
import { decided, nothingMet, reconciled, undecided } from '@/declaration/merge'

const label = l('字段', 'Field', 'Campo')
const fields = [
  { name: 'title', field: text({ label }) },
  { name: 'count', field: integer({ label }) },
  { name: 'channels', field: choices({ label, of: { a: label, b: label, c: label } }) },
  { name: 'note', field: multiline({ label }) },
]

/** Few values, so that the three often meet. */
const someRecord = fc.record({
  title: fc.constantFrom('A', 'B', 'C'),
  count: fc.integer({ min: 0, max: 2 }),
  channels: fc.subarray(['a', 'b', 'c']),
  note: fc.array(fc.constantFrom('1', '2', '3'), { maxLength: 4 }).map((lines) => lines.join('\n')),
})

const states = fc.record({ base: someRecord, mine: someRecord, theirs: someRecord })

const merge = (base: WireRecord, mine: WireRecord, theirs: WireRecord) => {
  const { met, values } = reconciled(nothingMet, fields, { base, mine, theirs })
  return { ...met, values, form: { ...mine, ...values } }
}
const names = (all: readonly { readonly name: string }[]) => all.map(({ name }) => name)

describe('what two people made of a record', () => {
  const base = { title: 'A', count: 1, channels: ['a'], note: 'one\ntwo\nthree\nfour\n' }

  it('takes what only the other changed', () => {
    const { taken, form } = merge(base, base, { ...base, title: 'B' })
    expect(taken).toMatchObject([{ name: 'title', from: 'A', to: 'B' }])
    expect(form.title).toBe('B')
  })

  it('keeps what only I changed', () => {
    const { kept, taken, form } = merge(base, { ...base, count: 9 }, { ...base, title: 'B' })
    expect(kept).toMatchObject([{ name: 'count', from: 1, to: 9 }])
    expect(names(taken)).toEqual(['title'])
    expect(form).toMatchObject({ count: 9, title: 'B' })
  })

  it('says nothing about what both changed alike, in whatever order a choice of several is sent', () => {
    const {
      values: _,
      form: __,
      ...met
    } = merge(base, { ...base, channels: ['b', 'c'] }, { ...base, channels: ['c', 'b'] })
    expect(met).toEqual(nothingMet)
  })

  it('asks about what both changed otherwise, and leaves what was typed in the form', () => {
    const { collisions, form } = merge(base, { ...base, title: 'B' }, { ...base, title: 'C' })
    expect(collisions).toMatchObject([{ name: 'title', base: 'A', mine: 'B', theirs: 'C' }])
    expect(form.title).toBe('B')
  })

  it('merges a text that both changed in different lines', () => {
    const mine = { ...base, note: 'ONE\ntwo\nthree\nfour\n' }
    const theirs = { ...base, note: 'one\ntwo\nthree\nFOUR\nfive\n' }
    const { merged, form } = merge(base, mine, theirs)
    expect(names(merged)).toEqual(['note'])
    expect(form.note).toBe('ONE\ntwo\nthree\nFOUR\nfive\n')
  })

  it('asks about a text that both changed in the same line', () => {
    const { collisions } = merge(base, { ...base, note: 'ONE\ntwo' }, { ...base, note: '1\ntwo' })
    expect(names(collisions)).toEqual(['note'])
  })

  it('leaves alone what the newer state does not tell', () => {
    const { form, ...met } = merge(base, { ...base, title: 'B' }, {})
    expect(form.title).toBe('B')
    expect(met).toMatchObject(nothingMet)
  })

  it('loses nothing and overwrites nothing, whatever the three are', () => {
    fc.assert(
      fc.property(states, ({ base, mine, theirs }) => {
        const { form, taken, kept, collisions, merged } = merge(base, mine, theirs)
        const told = new Set(names([...taken, ...kept, ...collisions, ...merged]))
        for (const { name, field } of fields) {
          const same = (a: WireRecord, b: WireRecord) =>
            reconciled(nothingMet, [{ name, field }], { base: a, mine: b, theirs: b }).met.taken.length ===
              0 && JSON.stringify([a[name]].flat().sort()) === JSON.stringify([b[name]].flat().sort())
          // Saving would undo their change, so the form must ask, or a text must contain both.
          if (!same(base, theirs) && !same(form, theirs))
            expect(names([...collisions, ...merged])).toContain(name)
          // The form differs from what I typed, so I did not change it, or a text contains both.
          if (!same(form, mine)) expect(same(base, mine) || names(merged).includes(name)).toBe(true)
          // Every difference between what I saw and what will be saved is on the screen.
          if (!same(base, form) && !same(mine, theirs)) expect(told).toContain(name)
        }
      }),
    )
  })

  it('comes out alike whoever of the two is first', () => {
    fc.assert(
      fc.property(states, ({ base, mine, theirs }) => {
        const [one, other] = [merge(base, mine, theirs), merge(base, theirs, mine)]
        expect(names(one.collisions)).toEqual(names(other.collisions))
        expect(one.form.note === other.form.note || names(one.collisions).includes('note')).toBe(true)
      }),
    )
  })
})

describe('a collision', () => {
  const base = { title: 'A', count: 1, channels: [], note: '' }
  const mine = { ...base, title: 'B' }
  const met = (theirs: WireRecord, before = nothingMet, from: WireRecord = base, own: WireRecord = mine) =>
    reconciled(before, fields, { base: from, mine: own, theirs }).met

  it('is open until it is decided, also when another state comes that does not touch it', () => {
    const first = met({ ...base, title: 'C' })
    expect(undecided(first)).toHaveLength(1)
    const second = met({ ...base, title: 'C', count: 2 }, first, { ...base, title: 'C' })
    expect(undecided(second)).toMatchObject([{ name: 'title', base: 'A', mine: 'B', theirs: 'C' }])
    expect(undecided(decided(second, 'title', 'mine', 'B'))).toEqual([])
  })

  it('is gone when they come back to what it was, or to what I typed', () => {
    const first = met({ ...base, title: 'C' })
    expect(met(base, first, { ...base, title: 'C' }).collisions).toEqual([])
    expect(met(mine, first, { ...base, title: 'C' }).collisions).toEqual([])
  })

  it('that was decided stays so until they change it again', () => {
    const first = decided(met({ ...base, title: 'C' }), 'title', 'mine', 'B')
    const second = met({ ...base, title: 'C', count: 2 }, first, { ...base, title: 'C' })
    expect(undecided(second)).toEqual([])
    const third = met({ ...base, title: 'A2' }, second, { ...base, title: 'C', count: 2 })
    expect(undecided(third)).toMatchObject([{ base: 'C', mine: 'B', theirs: 'A2' }])
  })

  it('that was decided for theirs follows them', () => {
    const first = decided(met({ ...base, title: 'C' }), 'title', 'theirs', 'B')
    const theirs = { ...base, title: 'C' }
    const next = reconciled(first, fields, { base: theirs, mine: theirs, theirs: { ...base, title: 'D' } })
    expect(next.values).toEqual({ title: 'D' })
    expect(undecided(next.met)).toEqual([])
  })
})

describe('a text in lines', () => {
  const lines = fc.array(fc.constantFrom('a', 'b', 'c', ''), { maxLength: 8 })
  const someText = lines.map((all) => all.join('\n'))

  it.each([
    ['multiline', 'a\n\nb', ['a\n', '\n', 'b']],
    ['multiline', '', []],
    ['html', '<p>a</p><p>b<br>c</p>', ['<p>a</p>', '<p>b<br>', 'c</p>']],
    ['html', '<ul><li>a</li><li>b</li></ul>', ['<ul><li>a</li>', '<li>b</li>', '</ul>']],
  ] as const)('of the kind %s: %j', (kind, whole, parts) => {
    expect(linesOf(kind, whole)).toEqual(parts)
    expect(linesOf(kind, whole).join('')).toBe(whole)
  })

  it('is the one that changed, when only one did', () => {
    fc.assert(
      fc.property(someText, someText, (base, changed) => {
        expect(mergedText('multiline', base, changed, base)).toBe(changed)
        expect(mergedText('multiline', base, base, changed)).toBe(changed)
        expect(mergedText('multiline', base, changed, changed)).toBe(changed)
      }),
    )
  })

  it('holds every line that either added, and none that either removed', () => {
    const unique = (from: number) => fc.integer({ min: from, max: from + 999 }).map(String)
    const insertions = (from: number) => fc.array(fc.tuple(fc.nat(), unique(from)), { maxLength: 3 })
    const removals = fc.array(fc.nat(), { maxLength: 3 })
    const edited = (
      base: readonly string[],
      added: readonly (readonly [number, string])[],
      removed: readonly number[],
    ) => {
      const gone = new Set(removed.map((place) => base[place % base.length]))
      const left = base.filter((line) => !gone.has(line))
      for (const [place, line] of added) left.splice(place % (left.length + 1), 0, line)
      return { lines: left, gone, added: added.map(([, line]) => line) }
    }
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer({ min: 0, max: 99 }).map(String), { minLength: 1, maxLength: 12 }),
        insertions(1000),
        insertions(2000),
        removals,
        removals,
        (base, addMine, addTheirs, removeMine, removeTheirs) => {
          const [mine, theirs] = [edited(base, addMine, removeMine), edited(base, addTheirs, removeTheirs)]
          const whole = mergedText(
            'multiline',
            base.join('\n'),
            mine.lines.join('\n'),
            theirs.lines.join('\n'),
          )
          // It asks, so nothing is lost.
          if (whole === undefined) return
          const merged = new Set(whole.split('\n'))
          for (const line of [...mine.added, ...theirs.added]) expect(merged).toContain(line)
          for (const line of [...mine.gone, ...theirs.gone]) expect(merged).not.toContain(line)
        },
      ),
    )
  })

  it('ends without a line break once either took it away', () => {
    expect(mergedText('multiline', 'a\nb\nc\nd\n', 'A\nb\nc\nd\n', 'a\nb\nc\nd')).toBe('A\nb\nc\nd')
  })

  it('is merged across the line breaks of another system', () => {
    expect(mergedText('multiline', 'a\r\nb\r\nc', 'A\nb\nc', 'a\r\nb\r\nC')).toBe('A\nb\nC')
  })

  it('that is formatted is merged by block', () => {
    const base = '<p>a</p><p>b</p><p>c</p>'
    const merged = mergedText('html', base, '<p>A</p><p>b</p><p>c</p>', '<p>a</p><p>b</p><p>C</p>')
    expect(merged).toBe('<p>A</p><p>b</p><p>C</p>')
  })

  it('that is formatted is not merged into broken markup: one takes a quotation away, one ends it earlier', () => {
    const base = '<blockquote><p>a</p><p>b</p><p>c</p><p>d</p></blockquote>'
    const mine = '<p>a</p><p>b</p><p>c</p><p>d</p>'
    const theirs = '<blockquote><p>a</p><p>b</p></blockquote><p>c</p><p>d</p>'
    expect(mergedText('html', base, mine, theirs)).toBeUndefined()
  })

  it('differs from another by what went and came', () => {
    fc.assert(
      fc.property(lines, lines, (from, to) => {
        const parts = lineDiff('multiline', from.join('\n'), to.join('\n'))
        const of = (...states: string[]) =>
          parts.filter(({ state }) => states.includes(state)).flatMap((part) => part.lines)
        expect(of('same', 'gone').join('\n')).toBe(from.join('\n').replace(/\n$/, ''))
        expect(of('same', 'new').join('\n')).toBe(to.join('\n').replace(/\n$/, ''))
      }),
    )
  })
})
