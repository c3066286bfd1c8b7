import { defineRules } from '@mock/platform/areas/rules'
import type { Article } from '../article.area'
import { peopleNamed } from './people'

const pvData = ['PC', 'mobile', 'ios', 'android'].map((key) => ({ key, pv: 1024 }))

const published = ({ status, display_time }: Partial<Article>, now: number) =>
  status === 'published' && !display_time ? { display_time: now } : {}

/** Calls of other clients may send any part of a record and know no versions; the last write wins. */
export default defineRules<Article>({
  endpoints: {
    people: async ({ query }) => ({ items: peopleNamed(String(query.name ?? '')).map((name) => ({ name })) }),
    views: async () => ({ pvData }),
    async make({ area, input, now, account, refuse }) {
      const articles = area<Article>('article')
      const key = await articles.newKey()
      const wanted: Partial<Article> = { author: account.username, timestamp: now, ...input, ...key }
      await articles.add({ ...wanted, ...published(wanted, now) })
      return { ...((await articles.get(key)) ?? refuse(10002)) }
    },
    async change({ area, input: { id, ...input }, now, refuse }) {
      const articles = area<Article>('article')
      const key = { id }
      const article = (await articles.get(key, { lock: true })) ?? refuse(10002)
      await articles.change(key, { ...input, ...published({ ...article, ...input }, now) })
      return { ...((await articles.get(key)) ?? refuse(10002)) }
    },
  },
})
