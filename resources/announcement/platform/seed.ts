import { defineSeed } from '@mock/platform/areas/rules'
import { secondsPerDay } from '@/declaration'
import type { Announcement } from '../announcement.area'
import { notices } from './notices'

const historyDays = 90
const unread = 5
const firstId = 295
/** Later than any publication time, so pinned announcements sort first. */
const pinned = 10_000_000_000

/**
 * Every partner gets the same announcements; old ones are read. Only `demo_agent` starts with important ones unread, so that
 * other visitors are not held up by a dialog.
 */
export default defineSeed<Announcement>({
  *records({ username, now, random }) {
    const hasImportant = username === 'demo_agent'
    const usual = notices.filter(({ level }) => level === undefined)
    const important = notices.filter(({ level }) => level === 'IMPORTANT')
    const fresh = new Set(hasImportant ? [...important, ...usual].slice(0, unread) : usual.slice(0, unread))
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
