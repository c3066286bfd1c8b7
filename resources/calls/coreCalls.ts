import type { AnswerNotes } from '@/declaration/answerTables'

/** The calls the console cannot do without. A platform may leave out all others. */
export const coreCalls: readonly string[] = [
  'POST /user/login',
  'POST /user/sendloginsms',
  'POST /user/sendregsms',
  'POST /user/register',
  'POST /user/findpwd/sendvcode',
  'POST /user/findpwd/updatewd',
  'GET /user/info',
  'POST /user/logout',
  'POST /user/editpwd',
  'GET /user/dashboard',
  'GET /user/feelist',
  'GET /user/merchantlist',
  'POST /user/merchantremove',
  'POST /user/cleargrant',
  'POST /user/savepaidpushrule',
  'POST /user/saveflagpushrule',
  'POST /user/saveagentpay',
  'GET /user/eventlist',
  'POST /user/updateevent',
  'POST /user/updateeventlist',
  'GET /user/partnerinfo',
  'POST /user/updatepartner',
  'POST /user/updateipwhite',
  'POST /user/bindauthpushurl',
  'POST /user/getpayqrcode',
  'POST /user/checkpaymentstatus',
  'POST /user/getbindwxqrcode',
  'POST /user/checkwxbindstatus',
]

/** What the console does with answers of core calls, where the shape of the fields does not show it. */
export const answerNotes: AnswerNotes = {
  'POST /user/register': { without: 'nothing: it is not read' },
  'GET /user/info': {
    must: 'an object, even an empty one',
    without: [
      'no name, no picture, no introduction',
      '`menus`: the console’s own menu',
      '`permissions`: everything is allowed',
      '`areas`: every area is shown',
      '`view_as`: no other role to look as',
      '`support`: no contact',
      '`unread_announcement`: none unread',
      '`waiting_approval`: none waiting',
      '`offers`: no history, no named views, no approval by a second person',
      '`default_views`: every list opens as it is declared',
      '`draft_key`: drafts are dropped at sign-out',
      'the other fields are not read',
    ].join('; '),
  },
  'GET /user/dashboard': {
    without:
      'missing cards, chart lines and shares are left out, and so are `todos` without `route` and `notices` without `id`; otherwise a dash, or no entries',
  },
  'GET /user/merchantlist': { more: 'a push rule is shown as not set' },
  'GET /user/eventlist': {
    without: 'nothing: topics are named by the console’s own catalogue',
  },
  'POST /user/updatepartner': { without: 'changed fields that are missing are read again' },
  'POST /user/checkpaymentstatus': {
    without:
      'the balance is read again; after five answers without `trade_state` the dialog waits for the operator to ask again',
  },
  'POST /user/checkwxbindstatus': {
    without:
      'the binding is read again; after five answers without `bind_status` the dialog waits for the operator to ask again',
  },
}
