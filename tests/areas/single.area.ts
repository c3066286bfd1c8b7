import { defineResource, text } from '@/declaration'
import { named } from './named'

/** The least that an area can be: one field, a list, and nothing to open, filter, save or do. */
export default defineResource({
  name: 'single',
  path: '/fixture/single',
  ...named('single'),
  icon: 'list',
  menu: { order: 1 },
  key: ['word'],
  title: 'word',
  fields: { word: text(named('word')) },
  list: { call: 'GET /fixture/singlelist', columns: ['word'], sortable: ['word'], sort: 'word', filters: [] },
})
