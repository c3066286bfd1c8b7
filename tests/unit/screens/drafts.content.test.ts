import { accountCalls } from '@resources/account/account.calls'
import { describe, expect, it } from 'vitest'
import { pages, resources } from '@/app/allDeclared'
import { type Field, type Fields, l, resolvedInputs } from '@/declaration'
import type { Endpoint } from '@/declaration/endpoint'
import type { PlatformCall } from '@/declaration/platformCall'
import type { KeptDraft } from '@/platform/drafts/draft'
import { contentOf, restorable } from '@/screens/drafts/content'
import { type FormField, formFields } from '@/screens/form/formFields'
import { fixtures } from '../../areas/fixtures'
import { fields } from '../declaration/fieldsOfEveryKind'

const label = l('名称', 'Name', 'Nombre')
const secret: Field = { kind: 'secret', label }
const name: FormField = { name: 'name', field: { kind: 'text', label } }
const tone: FormField = {
  name: 'tone',
  field: { kind: 'choice', label, of: { LOUD: label, SOFT: label } },
}

/** All typed text, of whatever kind, contains this. */
const typed = 'hunter2'

/** A value of a field in which each text is what was typed. */
const filled = (field: Field): unknown => {
  if (field.kind === 'object')
    return Object.fromEntries(Object.entries(field.fields).map(([part, one]) => [part, filled(one)]))
  if (field.kind === 'list')
    return [Object.fromEntries(Object.entries(field.fields).map(([part, one]) => [part, filled(one)]))]
  return typed
}

const isSecret = (field: Field): boolean =>
  field.kind === 'secret' || ('fields' in field && Object.values(field.fields).some(isSecret))

const inputsOf = (inputs: Fields = {}): readonly FormField[] =>
  Object.entries(inputs).map(([input, field]) => ({ name: input, field }))

/** Every declared form: for records, actions, the endpoints of areas and pages, and calls of an account. */
const forms: readonly { readonly form: string; readonly fields: readonly FormField[] }[] = [
  ...[...resources, ...fixtures.declarations].flatMap((resource) => [
    { form: `save of ${resource.name}`, fields: formFields(resource) },
    ...Object.entries(resource.actions ?? {}).map(([action, declared]) => ({
      form: `${action} of ${resource.name}`,
      fields: inputsOf(resolvedInputs(declared, {})),
    })),
  ]),
  ...[...resources, ...pages].flatMap(({ name: of, endpoints = {} }) =>
    Object.entries(endpoints).map(([call, { inputs }]: [string, Endpoint]) => ({
      form: `${call} of ${of}`,
      fields: inputsOf(inputs),
    })),
  ),
  ...Object.entries(accountCalls.calls).map(([call, declared]: [string, PlatformCall]) => ({
    form: call,
    fields: inputsOf(declared.inputs),
  })),
]

describe('no secret is kept', () => {
  it('of any declared form', () => {
    const kept = forms.map(({ form, fields: inputs }) => {
      const values = Object.fromEntries(inputs.map(({ name: input, field }) => [input, filled(field)]))
      const mine = Object.keys(contentOf(inputs, {}, values)?.mine ?? {})
      const secrets = inputs.filter(({ field }) => isSecret(field)).map(({ name: input }) => input)
      return { form, secrets, kept: secrets.filter((input) => mine.includes(input)) }
    })
    expect(kept.flatMap(({ secrets }) => secrets)).toContain('old_password')
    expect(kept.filter((one) => one.kept.length > 0)).toEqual([])
  })

  it.each([
    ['itself', 'key', secret],
    ['in a group', 'keys', { kind: 'object', label, fields: { key: secret, note: name.field } }],
    [
      'in rows of a group',
      'keys',
      { kind: 'list', label, fields: { key: { kind: 'object', label, fields: { secret } } } },
    ],
    ['under any name', 'keys', { kind: 'object', label, fields: {}, values: secret }],
    ['a code to verify somebody', 'vcode', { kind: 'code', label }],
    ['a password that is declared as a text', 'new_password', { kind: 'text', label }],
  ] as const)('%s', (_, input, field) => {
    const inputs = [name, { name: input, field }]
    const content = contentOf(inputs, {}, { name: 'Lin', [input]: filled(field) })
    expect(content?.mine).toEqual({ name: 'Lin' })
    expect(JSON.stringify(content)).not.toContain(typed)
  })

  it('whatever kind holds it, of all there are', () => {
    const inputs = Object.entries(fields).map(([input, field]) => ({ name: input, field }))
    const values = Object.fromEntries(inputs.map(({ name: input, field }) => [input, filled(field)]))
    const mine = contentOf(inputs, {}, values)?.mine ?? {}
    expect(inputs.filter(({ name: input, field }) => isSecret(field) && input in mine)).toEqual([])
    expect(mine).toHaveProperty('text', typed)
  })
})

describe('what is kept', () => {
  it('is what differs, with what it differs from', () => {
    const inputs = [name, { name: 'note', field: { kind: 'multiline', label } as const }]
    const content = contentOf(inputs, { name: 'Lin', note: 'a' }, { name: 'Lin', note: 'a b' })
    expect(content).toMatchObject({ mine: { note: 'a b' }, base: { note: 'a' }, labels: { note: label } })
    expect(contentOf(inputs, { name: 'Lin', note: null }, { name: 'Lin', note: '' })).toBeUndefined()
  })

  it('a cleared input', () => {
    expect(contentOf([name], { name: 'Lin' }, { name: null })?.mine).toEqual({ name: '' })
  })

  it('the address of an uploaded file, and never its content', () => {
    const picture: FormField = { name: 'picture', field: { kind: 'image', label } }
    const of = (value: unknown) => contentOf([picture], {}, { picture: value })?.mine
    expect(of('/files/1.png')).toEqual({ picture: '/files/1.png' })
    expect(of('data:image/png;base64,AAAA')).toBeUndefined()
    expect(of('blob:https://console.example.com/1')).toBeUndefined()
    const files: FormField = { name: 'files', field: { ...fields.files, label } }
    expect(contentOf([files], {}, { files: [new File(['text'], 'a.txt')] })).toBeUndefined()
  })
})

const left = (mine: KeptDraft['mine'], more: Partial<KeptDraft> = {}): KeptDraft => ({
  ...{ id: '1', savedAt: 0, title: '', hash: 0, tooLong: [], base: {} },
  place: { key: 'record shop 7', kind: 'edit', about: label, to: '/shop/7' },
  labels: Object.fromEntries(Object.keys(mine).map((field) => [field, l(field, field, field)])),
  mine,
  ...more,
})

describe('what can be put back', () => {
  it('all of it, where nothing has changed', () => {
    const draft = left({ name: 'Lin' }, { base: { name: 'Qing' }, version: 3 })
    expect(restorable(draft, { fields: [name], start: { name: 'Qing' }, version: 3 })).toEqual({
      values: { name: 'Lin' },
      lost: [],
      isOlder: false,
      both: [],
    })
  })

  it('not what is gone, denied, of another kind now, or was too long: these are named', () => {
    const draft = left(
      { name: 'Lin', gone: 'x', denied: 'y', tone: 'SHRILL', count: 'many' },
      { tooLong: ['body'], labels: { gone: l('旧', 'Old', 'Viejo'), denied: label, body: label } },
    )
    const count: FormField = { name: 'count', field: { kind: 'integer', label } }
    const found = restorable(draft, {
      fields: [name, tone, count],
      start: {},
      isDeclared: (field) => field === 'denied',
    })
    expect(found.values).toEqual({ name: 'Lin' })
    expect(found.lost.map(({ why }) => why)).toEqual(['gone', 'denied', 'unfit', 'unfit', 'tooLong'])
    expect(found.lost[0]?.label.en).toBe('Old')
  })

  it('what is merely not valid yet', () => {
    const code: FormField = { name: 'code', field: { kind: 'text', label, min: 5 } }
    expect(restorable(left({ code: 'ab' }), { fields: [code], start: {} }).values).toEqual({ code: 'ab' })
  })

  it('says that the record has changed, and which of the fields somebody else has changed too', () => {
    const draft = left({ name: 'Lin', tone: 'LOUD' }, { base: { name: 'Qing', tone: 'SOFT' }, version: 3 })
    const now = { fields: [name, tone], version: 4 }
    expect(restorable(draft, { ...now, start: { name: 'Qing', tone: 'SOFT' } })).toMatchObject({
      isOlder: true,
      both: [],
    })
    expect(restorable(draft, { ...now, start: { name: 'Xu', tone: 'LOUD' } })).toMatchObject({
      isOlder: true,
      both: [label],
    })
    const fresh = { ...draft, place: { ...draft.place, kind: 'new' as const }, version: undefined }
    expect(restorable(fresh, { fields: [name, tone], start: { name: 'Xu' } }).isOlder).toBe(false)
  })
})
