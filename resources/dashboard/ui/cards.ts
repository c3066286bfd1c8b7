import { listAddress } from '@resources/terms/listAddress'
import type { Label } from '@/declaration'
import { formatFen, formatInteger, formatLi, formatPercent } from '@/i18n/format'
import { declared, expiringShops, type Figures, ofToday, pages } from './figures'
import { texts } from './texts'

interface Note {
  readonly text: Label
  readonly values?: { readonly [name: string]: string }
  readonly to?: string | undefined
}

interface Shown {
  /** Formatted; undefined if the platform does not send it. */
  readonly figure: string | undefined
  readonly to: string
  readonly warning?: Label | undefined
  readonly notes: readonly Note[]
}

export interface Card {
  readonly key: string
  readonly label: Label
  /** The page behind the card; operators without access to it do not see the card. */
  readonly path: string
  readonly of: (figures: Figures) => Shown
}

const write = <V>(value: V | null, as: (value: V) => string): string | undefined =>
  value === null ? undefined : as(value)

const counted = (text: Label, count: number | null, to?: string): Note | false =>
  count !== null && { text, values: { count: formatInteger(count) }, to }

const notesOf = (...notes: readonly (Note | undefined | false)[]): readonly Note[] =>
  notes.filter((note) => note !== undefined && note !== false)

const { fields } = declared.cards

/** In the order operators check them in the morning. */
export const cards: readonly Card[] = [
  {
    key: 'balance',
    label: fields.balance_li.label,
    path: pages.partner,
    of: ({ cards, todos }) => ({
      figure: write(cards.balance_li, formatLi),
      to: pages.partner,
      warning: todos.some(({ type }) => type === 'BALANCE_LOW') ? texts.balanceLow : undefined,
      notes: [{ text: texts.unsettled }, { text: texts.topUp, to: pages.topUp }],
    }),
  },
  {
    key: 'consumption',
    label: fields.today_consume_li.label,
    path: pages.fees,
    of: (figures) => {
      const yesterday = figures.trend.at(-2)?.consume_li ?? null
      return {
        figure: write(figures.cards.today_consume_li, formatLi),
        to: listAddress(pages.fees, ofToday(figures)),
        notes: notesOf(
          yesterday !== null && { text: texts.yesterday, values: { figure: formatLi(yesterday) } },
        ),
      }
    },
  },
  {
    key: 'shops',
    label: fields.shop_total.label,
    path: pages.shops,
    of: ({ cards: { shop_total, shop_expiring } }) => ({
      figure: write(shop_total, formatInteger),
      to: listAddress(pages.shops, {}),
      notes: notesOf(counted(texts.expiring, shop_expiring, expiringShops)),
    }),
  },
  {
    key: 'pushes',
    label: fields.today_push.label,
    path: pages.pushes,
    of: (figures) => {
      const { today_push, today_push_success, today_push_failed, push_success_rate } = figures.cards
      const { today_push_retrying, today_push_waiting } = figures.cards
      const today = ofToday(figures)
      const ended = today_push_success !== null &&
        today_push_failed !== null && {
          text: texts.ended,
          values: { success: formatInteger(today_push_success), failed: formatInteger(today_push_failed) },
        }
      return {
        figure: write(today_push, formatInteger),
        to: listAddress(pages.pushes, today),
        notes: notesOf(
          push_success_rate === null
            ? { text: texts.nothingEnded }
            : { text: texts.rate, values: { rate: formatPercent(push_success_rate) } },
          push_success_rate !== null && ended,
          // Zero is not worth a note.
          counted(
            texts.retrying,
            today_push_retrying || null,
            listAddress(pages.pushes, { ...today, status: 'RETRYING' }),
          ),
          counted(
            texts.waiting,
            today_push_waiting || null,
            listAddress(pages.pushes, { ...today, status: 'WAITING' }),
          ),
        ),
      }
    },
  },
  {
    key: 'payments',
    label: fields.today_pay_fee.label,
    path: pages.trades,
    of: (figures) => {
      const { today_pay_fee: fee, today_pay_count: count } = figures.cards
      return {
        figure: write(fee, formatFen) ?? write(count, formatInteger),
        to: listAddress(pages.trades, { ...ofToday(figures), date_type: 'pay' }),
        notes: notesOf(counted(texts.payments, count)),
      }
    },
  },
  {
    key: 'sms',
    label: fields.today_sms.label,
    path: pages.sms,
    of: (figures) => {
      const { today_sms, today_sms_sent: sent, sms_delivered_rate: rate } = figures.cards
      return {
        figure: write(today_sms, formatInteger),
        to: listAddress(pages.sms, ofToday(figures)),
        notes: notesOf(
          counted(texts.sent, sent),
          rate !== null && { text: texts.delivered, values: { rate: formatPercent(rate) } },
        ),
      }
    },
  },
  {
    key: 'complaints',
    label: fields.complaint_pending.label,
    path: pages.complaints,
    of: ({ cards: { complaint_pending, complaint_overdue } }) => ({
      figure: write(complaint_pending, formatInteger),
      to: listAddress(pages.complaints, { complaint_state: 'PENDING' }),
      notes: notesOf(
        counted(texts.overdue, complaint_overdue, listAddress(pages.complaints, { overdue: true })),
      ),
    }),
  },
  {
    key: 'announcements',
    label: fields.unread_announcement.label,
    path: pages.announcements,
    of: ({ cards: { unread_announcement } }) => ({
      figure: write(unread_announcement, formatInteger),
      to: listAddress(pages.announcements, { unread: true }),
      notes: [{ text: texts.all, to: listAddress(pages.announcements, {}) }],
    }),
  },
]
