import { defineSeed } from '@mock/platform/areas/rules'
import { secondsPerDay } from '@/declaration'
import type { Announcement } from '../announcement.area'
import { newerNotices } from './newerNotices'
import { olderNotices } from './olderNotices'

const historyDays = 90
const unread = 5
const firstId = 295
/** Later than any time of publication: what is pinned stands above everything else. */
const pinned = 10_000_000_000

/**
 * Every partner is told the same (domain §15). What is older has been read by everybody. Of the important ones only the
 * agent's people have some before them: nobody else who looks around is stopped at the door.
 */
export default defineSeed<Announcement>({
  *records({ username, now, random }) {
    const notices = [...newerNotices, ...olderNotices]
    const stopped = username === 'demo_agent'
    const usual = notices.filter(({ level }) => level === undefined)
    const important = notices.filter(({ level }) => level === 'IMPORTANT')
    const fresh = new Set(stopped ? [...important, ...usual].slice(0, unread) : usual.slice(0, unread))
    for (const [index, notice] of notices.entries()) {
      const { title, category, level, platforms, is_top, blocks, days } = notice
      const age = Math.floor(((index + 0.2) / notices.length) * historyDays * secondsPerDay)
      const publish_time = now - age - random.int(0, secondsPerDay)
      const expires =
        days === undefined ? null : Math.max(publish_time + days * secondsPerDay, now + secondsPerDay)
      const is_read = !fresh.has(notice)
      yield {
        id: firstId + notices.length - 1 - index,
        title,
        category,
        level: level ?? 'NORMAL',
        content: blocks.join(''),
        platforms: platforms ?? [],
        is_top: is_top === true,
        is_read,
        unread: !is_read,
        publish_time,
        expire_time: expires,
        read_count: (is_read ? 40 : 3) + random.int(0, 20) + Math.floor(age / secondsPerDay),
        status: 'PUBLISHED',
        place: publish_time + (is_top ? pinned : 0),
      }
    }
  },
})
