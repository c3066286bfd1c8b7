import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { emptyOf, isSame, type Json, type Resource, type WireRecord } from '@/declaration'
import { isText } from '@/declaration/lines'
import { rowIfValid, updateBody } from '@/platform/dataProvider/row'
import { rounds } from '../scope'
import { dataOf, startedOnce } from '../unit/platform-areas/started'
import { Editor, generatedAreas, partsOf, steps } from './twoEditors'

const areas = generatedAreas(8)
const running = await startedOnce({ declarations: [...areas] })

const formOf = ({ save, fields }: Resource) =>
  (save?.fields ?? []).flatMap((name) => (fields[name] ? [{ name, field: fields[name] }] : []))

interface Entry {
  readonly kind: string
  readonly changes: { readonly [field: string]: readonly [Json, Json] }
}

/** The platform's calls for an area, as the console makes them. */
const callsOf = (area: Resource) => {
  const path = (call: string) => call.slice(call.indexOf(' ') + 1)
  const row = (data: unknown): WireRecord => rowIfValid(area, data) ?? expect.fail('no record')
  const at = path(area.detail?.call ?? '')
  return {
    make: async () => row(dataOf(await running.post(path(area.save?.call ?? ''), {}))),
    read: async (record: WireRecord) => row(dataOf(await running.get(`${at}?code=${record.code}`))),
    save: async (record: WireRecord, sent: WireRecord) => {
      const body = updateBody(area, { code: record.code }, [sent], undefined)
      const answer = await running.post(path(area.save?.call ?? ''), JSON.parse(JSON.stringify(body)))
      if (answer.code === 0) return { saved: row(answer.data) }
      expect(answer.code).toBe(10007)
      return { theirs: row(dataOf<WireRecord>({ ...answer, code: 0 }).record) }
    },
    history: async (record: WireRecord) =>
      dataOf<{ items: readonly Entry[] }>(
        await running.get(`/user/history?area=${area.name}&id=${record.code}&limit=100`),
      ).items,
  }
}

/** Nothing that somebody else saved since the form was opened may disappear unless this editor decided so. */
const overwritesNothing = (editor: Editor, before: WireRecord, after: WireRecord) => {
  for (const { name, field } of editor.fields) {
    if (isSame(field, before[name], after[name])) continue
    expect(editor.typed.has(name), `${name} changes although nothing was typed there`).toBe(true)
    const over = editor.over.get(name)
    if (isSame(field, over, before[name])) continue
    const chosen = editor.chosen.get(name)
    if (chosen?.choice === 'mine' && isSame(field, chosen.theirs, before[name])) continue
    // Merged: each of their lines is still there, or this editor removed it after seeing it.
    expect(isText(field) || chosen !== undefined, `${name} was changed by both and not asked`).toBe(true)
    const left = new Set(partsOf(field, after[name]))
    const known = new Set(partsOf(field, over))
    for (const line of partsOf(field, before[name]))
      if (!known.has(line) && !editor.removed.has(line)) expect(left, `${name} lost ${line}`).toContain(line)
  }
}

/** What was typed is saved, unless the editor chose the other side. */
const losesNothing = (editor: Editor, after: WireRecord) => {
  for (const [name, value] of editor.typed) {
    const { field } = editor.fields.find((one) => one.name === name) ?? expect.fail(name)
    if (isSame(field, value, after[name]) || editor.chosen.get(name)?.choice === 'theirs') continue
    const known = new Set(partsOf(field, editor.opened[name]))
    const left = new Set(partsOf(field, after[name]))
    expect(isText(field), `${name} was typed and is not saved`).toBe(true)
    for (const line of partsOf(field, value))
      if (!known.has(line)) expect(left, `${name} lost ${line}`).toContain(line)
  }
}

describe('two people with the same record open', () => {
  test('overwrite nothing unseen and lose nothing typed, whatever they do; the history leads to the record', async () => {
    const seen = { refused: 0, asked: 0, merged: 0, saved: 0 }
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...areas), steps, async (area, sequence) => {
        const calls = callsOf(area)
        const fields = formOf(area)
        let stored = await calls.make()
        const editors = [new Editor(fields, stored), new Editor(fields, stored)] as const
        const save = async (editor: Editor) => {
          const sends = editor.sends
          if (!sends) {
            seen.asked += 1
            return
          }
          const { saved, theirs } = await calls.save(stored, sends)
          if (theirs) {
            seen.refused += 1
            // Nothing from the call is stored.
            expect(theirs).toEqual(stored)
            editor.meet(theirs)
            return
          }
          if (!saved) return
          seen.saved += 1
          overwritesNothing(editor, stored, saved)
          losesNothing(editor, saved)
          for (const { name, field } of fields)
            expect(isSame(field, saved[name], editor.shows[name])).toBe(true)
          stored = saved
          editor.reopen(saved)
        }
        for (const step of sequence) {
          const editor = editors[step.who]
          if (step.does === 'type') editor.type(step)
          else if (step.does === 'decide') editor.decide(step)
          else if (step.does === 'reopen') editor.reopen(await calls.read(stored))
          else if (step.does === 'read') editor.meet(await calls.read(stored))
          else await save(editor)
        }
        expect(await calls.read(stored)).toEqual(stored)

        const entries = (await calls.history(stored)).toReversed()
        expect(entries[0]?.kind).toBe('create')
        // A record begins empty; its first entry has what it was created with.
        const replayed = new Map(fields.map(({ name, field }) => [name, emptyOf(field)]))
        for (const { kind, changes } of entries)
          for (const [name, [from, to]] of Object.entries(changes)) {
            const { field } = fields.find((one) => one.name === name) ?? {}
            if (field && kind !== 'create') expect(isSame(field, from, replayed.get(name))).toBe(true)
            replayed.set(name, to)
          }
        for (const { name, field } of fields)
          expect(isSame(field, replayed.get(name), stored[name]), `${name} by its history`).toBe(true)
      }),
      { seed: 33, numRuns: rounds(1000) },
    )
    // The sequences really covered each case.
    expect(Object.entries(seen).filter(([name, count]) => name !== 'merged' && count === 0)).toEqual([])
  }, 300_000)
})
