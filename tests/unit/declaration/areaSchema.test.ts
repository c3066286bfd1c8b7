import { declaredFiles } from '@mock/platform/collect'
import { describe, expect, it } from 'vitest'
import { isRecord, type Json, kindNames } from '@/declaration'
import schema from '@/declaration/area.schema.json'
import { changed, valid } from './refundArea'
import { misfitsOf } from './validate'

// As a platform or an editor has it: without what only TypeScript knows.
const root: { readonly [keyword: string]: Json | undefined } = JSON.parse(JSON.stringify(schema))

const found = (declaration: unknown) => misfitsOf(root, JSON.parse(JSON.stringify(declaration)), root)

const areas = Object.values(declaredFiles()).filter((one) => isRecord(one) && 'fields' in one)

describe('the JSON Schema of a declaration', () => {
  it('was written for draft-07', () => {
    expect(root.$schema).toBe('http://json-schema.org/draft-07/schema#')
  })

  it('accepts all our areas', () => {
    expect(areas.length).toBeGreaterThan(15)
    expect(areas.map(found).filter((misfits) => misfits.length > 0)).toEqual([])
  })

  it('lets an area name its schema', () => {
    expect(found({ $schema: './area.schema.json', ...valid })).toEqual([])
  })

  it('describes every kind, and says what each option means', () => {
    const { field } = schema.definitions
    expect(field.properties.kind.oneOf.map((one) => one.const)).toEqual(kindNames)
    expect(field.properties.hint.description).toBe("A line below the form's input.")
    expect(schema.properties.list.properties.sort.description).toMatch(/^A sortable field/)
    expect(schema.definitions['field-money'].properties.signed.description).toMatch(/^Shown with its sign/)
  })

  it.each<[path: string, value: unknown, misfit: string]>([
    ['list/filterz', [], 'list.filterz: is unknown'],
    ['fields/note/requird', true, 'fields.note.requird: is unknown'],
    ['fields/note/unit', 'fen', 'fields.note.unit: is unknown'],
    ['fields/note/kind', 'txt', 'fields.note.kind: fits not exactly one'],
    ['fields/note/max', '20', 'fields.note.max: is no integer'],
    ['fields/note/max', 0, 'fields.note.max: is too small'],
    ['fields/bad-name', { kind: 'text', label: valid.label }, 'fields.bad-name: is written otherwise'],
    ['fields/fee/unit', undefined, 'fields.fee.unit: is missing'],
    ['fields/state/of/OPEN/tone', 'sucess', 'fields.state.of.OPEN.tone: is none of its values'],
    ['icon', 'refunds', 'icon: is none of its values'],
    ['label/es', undefined, 'label.es: is missing'],
    ['path', 'refund', 'path: is written otherwise'],
    ['list/call', '/pay/refundlist', 'list.call: is written otherwise'],
    ['list/columns', ['fee', 'fee'], 'list.columns: has something twice'],
    ['list/filters/3/test', 'atleast', 'list.filters[3]: fits nothing'],
    ['save/layout', 'drawer', 'save.layout: is none of its values'],
    ['actions/close/on', ['page'], 'actions.close.on[0]: is none of its values'],
    ['actions/close/undo', 31, 'actions.close.undo: is too large'],
    ['actions/close/danger', 'yes', 'actions.close.danger: is no boolean'],
    ['actions/close/when', { fee: { atleast: 1 } }, 'actions.close.when: fits nothing'],
    ['actions/close/effect', [{ set: { fee: { form: 'now' } } }], 'actions.close.effect: fits nothing'],
  ])('refuses %s = %j', (path, value, misfit) => {
    expect(found(valid)).toEqual([])
    expect(found(changed(path, value))).toContain(misfit)
  })
})
