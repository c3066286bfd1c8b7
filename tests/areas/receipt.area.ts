import { code, defineResource, email, integer, multiline, phone, secret, text, timestamp } from '@/declaration'
import { named, word } from './named'

/** Written once and never changed: `edit: false`. Two fields are unique, and neither is the title. */
export default defineResource({
  name: 'receipt',
  path: '/fixture/receipt',
  ...named('receipt'),
  icon: 'receipt',
  menu: { order: 3 },
  key: ['receipt_no'],
  title: 'receipt_no',
  fields: {
    receipt_no: code({ ...named('receipt_no'), serial: { prefix: 'R-', digits: 6, daily: true } }),
    mobile: phone({ ...named('mobile'), required: true }),
    tax_no: code({ ...named('tax_no'), required: true, min: 8, max: 12, errorCode: 41001 }),
    reader: email(named('reader')),
    pin: secret({ ...named('pin'), min: 4, max: 8, required: true }),
    copies: integer({ ...named('copies'), min: 1, max: 9, required: true, initial: 1 }),
    words: multiline({ ...named('words'), max: 50, rows: 2, suggestions: [word('thanks')] }),
    remark: text({ ...named('remark'), nullable: true, says: [word('printed')] }),
    made_time: timestamp(named('made_time')),
  },
  list: {
    call: 'GET /fixture/receiptlist',
    columns: ['receipt_no', 'tax_no', 'copies', 'made_time'],
    sortable: ['made_time'],
    sort: '-made_time',
    filters: ['receipt_no', 'mobile', 'reader'],
  },
  detail: { call: 'GET /fixture/receiptdetail', missing: 40001 },
  save: {
    call: 'POST /fixture/savereceipt',
    fields: ['mobile', 'tax_no', 'reader', 'pin', 'copies', 'words'],
    edit: false,
    layout: 'dialog',
    copy: ['copies'],
    checks: [{ when: { copies: { atLeast: 9 }, words: { set: false } }, code: 10001, field: 'words' }],
    beside: { tax_no: [41001] },
    stamp: { made: 'made_time' },
  },
  sample: { count: { small: 20, standard: 20, full: 60 }, values: { copies: [1, 2, 9], words: ['', '谢谢惠顾'] } },
})
