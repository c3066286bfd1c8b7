import type { Area } from '@mock/platform/contract'
import { refuse } from '@mock/platform/refusal'

let forgotten = 0

/** How often notes have been forgotten so far. */
export const timesForgotten = (): number => forgotten

/** A small area: notes that cost one of ten units each. */
export const notes: Area = {
  name: 'note',
  schema: [
    `create table if not exists note (partner_id bigint, note_no bigint generated always as identity,
       title text not null, primary key (partner_id, note_no))`,
  ],
  routes: [
    {
      call: 'GET /note/list',
      answer: async ({ sql, partnerId, now }) => {
        const asked = 'select title from note where partner_id = $1 order by note_no'
        const items = await sql.query<{ title: string }>(asked, [partnerId])
        return { items, total: items.length, now }
      },
    },
    {
      call: 'POST /note/add',
      idempotent: true,
      answer: async ({ sql, partnerId, body }) => {
        const title = String(body.title)
        await sql.query('insert into note (partner_id, title) values ($1, $2)', [partnerId, title])
        if (title === 'refused') refuse(30001, {}, { balance: 0 })
        if (title === 'broken') throw new TypeError('a mistake of ours at /secret/path')
        return { title }
      },
    },
    {
      call: 'POST /note/forget',
      idempotent: 'optional',
      answer: async () => {
        forgotten += 1
        return null
      },
    },
    {
      call: 'GET /rest/note/:id',
      form: 'rest',
      answer: async ({ params }) => (params.id === '1' ? { id: 1 } : refuse(10002)),
    },
    {
      call: 'PUT /rest/note/:id',
      form: 'rest',
      answer: async ({ params, body }) => ({ ...body, id: params.id }),
    },
    {
      call: 'GET /note/file',
      answer: async () => new Response('a,b', { headers: { 'content-type': 'text/csv' } }),
    },
  ],
  seed: async ({ sql, partnerId, username, size, progress }) => {
    const title = `${username} ${size}`
    await sql.query('insert into note (partner_id, title) values ($1, $2)', [partnerId, title])
    progress(1, 1)
  },
  info: async ({ partnerId }) => ({ unread_announcement: partnerId % 7 }),
}
