import { describe, expect, it } from 'vitest'
import { defineResource, integer, money, text } from '@/declaration'
import { fieldsFor } from '@/declaration/settled'
import { savedRecord } from '@/screens/form/savedRecord'
import { label } from '../declaration/plainArea'

const review = defineResource({
  ...{ name: 'review', path: '/review', label, icon: 'receipt', key: ['id'], title: 'words' },
  fields: {
    id: integer({ label }),
    rating: integer({ label, min: 1, max: 5, required: true }),
    words: text({ label, requiredWhen: { rating: { atMost: 2 } } }),
    tip: money({ label, unit: 'fen' }),
  },
  list: { call: 'GET /test/reviewlist', columns: ['words'], sortable: ['id'], sort: 'id', filters: [] },
  save: { call: 'POST /test/savereview', fields: ['rating', 'words', 'tip'] },
})

const asked = (values: object) => fieldsFor(review.fields, savedRecord(review, undefined, { ...values }), 0)

describe('what a form would save', () => {
  it('holds no number that nobody has entered, where one is required', () => {
    expect(savedRecord(review, undefined, {})).toMatchObject({ rating: null, words: '', tip: 0 })
    expect(savedRecord(review, undefined, { rating: null, tip: null })).toMatchObject({
      rating: null,
      tip: 0,
    })
  })

  it.each([
    [{}, undefined],
    [{ rating: null }, undefined],
    [{ rating: 2 }, true],
    [{ rating: 3 }, undefined],
  ])('asks for what the number of %j requires', (values, required) => {
    expect(asked(values).words?.required).toBe(required)
  })
})
