import { defineResource, files, html, image, integer, list, multiline, removal, text, timestamp } from '@/declaration'
import { named, word } from './named'

/** Served as REST, with an optional number as its title, and a deadline. */
export default defineResource({
  name: 'note',
  path: '/fixture/note',
  ...named('note'),
  icon: 'message',
  menu: { order: 7 },
  key: ['id'],
  title: 'rank',
  rest: '/rest/fixturenote',
  fields: {
    id: integer({ ...named('id'), ungrouped: true }),
    rank: integer({ ...named('rank'), nullable: true, max: 99 }),
    text: multiline({
      ...named('text'),
      min: 2,
      pattern: '[^#]*',
      warnAbove: 20,
      monospace: true,
      says: [word('empty')],
      hint: word('hint'),
      emptyText: word('nothing'),
      nullable: true,
    }),
    page: html({ ...named('page'), variables: { Name: word('Name') } }),
    picture: image({ ...named('picture'), scene: 'note_picture', upload: { call: 'POST /fixture/uploadpicture', id: 'picture_id' } }),
    proofs: files({ ...named('proofs'), maxItems: 2, nullable: true }),
    steps: list({ ...named('steps'), fields: { what: text(named('what')), at: timestamp(named('at')) } }),
    marks: list({ ...named('marks'), fields: { mark: text(named('mark')) }, short: true }),
    due_time: timestamp({ ...named('due_time'), nullable: true, deadline: { done: { rank: 1 }, soon: 3600 } }),
    end_time: timestamp({ ...named('end_time'), warnWithinDays: 7 }),
  },
  list: {
    call: 'GET /fixture/notelist',
    columns: ['rank', 'text', 'marks', 'due_time'],
    sortable: ['rank', 'due_time'],
    sort: 'rank',
    filters: ['rank', 'text', 'picture', 'marks'],
  },
  detail: { call: 'GET /fixture/notedetail' },
  save: { call: 'POST /fixture/savenote', fields: ['rank', 'text', 'page'], stamp: { saved: 'end_time' } },
  actions: { remove: removal({ call: 'POST /fixture/removenote', refuse: [{ when: { rank: 7 }, code: 41005 }] }) },
  sample: { count: { small: 25, standard: 25, full: 50 }, values: { rank: { 1: 2, 2: 1, 7: 1 }, text: ['看过了', '再看一次'] } },
})
