import {
  type Action,
  actionParts,
  besideInputs,
  buttonParts,
  type Call,
  type Check,
  checks,
  type Refusal,
  refusals,
  type SaveButton,
} from './action'
import { type Approval, approvalPart } from './approval'
import type { Condition, Json } from './condition'
import type { Endpoints } from './endpoint'
import type { Fields, RecordOfFields } from './field'
import { type Filter, filterParts, type PeriodFilter, periodParts } from './filter'
import type { IconName } from './icons'
import type { Label } from './label'
import { longestSpan } from './limits'
import { type Link, linkParts } from './link'
import { type MenuPlace, menuParts } from './menu'
import type { ErrorTexts } from './ownErrors'
import { type Panel, panelParts } from './panel'
import { type Roles, rolesPart } from './roles'
import type { Tone } from './tones'
import type { Described, Part } from './vocabulary'

/** A figure over all records that match the filters, not just the page. */
export interface Total<Name extends string = string> {
  readonly label: Label
  /** Computed by the area's rules (`summary`) where neither a sum nor a count fits: an amount in this unit. */
  readonly computed?: 'fen' | 'li'
  /** For a computed figure: the field it is about; accounts that cannot see the field do not see the figure. */
  readonly of?: Name
  /** The field to sum up; without it records are counted. */
  readonly sum?: Name
  /** Only records that match; by default all. */
  readonly when?: Condition<Name>
  /**
   * Its colour. A count with a tone is a state: it is shown above the list and links to its records, if the filters can express
   * `when`. All other figures are in the footer, which is always visible.
   */
  readonly tone?: Tone
}

export interface ListSection<Name extends string = string> {
  /** By default `GET /user/<area>list`, the area in lower case. */
  readonly call: Call
  /**
   * In display order, except that the title always comes first. By default the title, the fields after it up to eight, and the
   * creation time.
   */
  readonly columns: readonly Name[]
  /** Available in the column chooser after the columns, in this order; hidden at first. */
  readonly moreColumns?: readonly Name[]
  /**
   * The field shown in a muted second line below a column's value, by that column. Two fields that belong together then share one
   * column's width. Both are columns, but the list cannot be sorted by the second. If rows are too low for two lines, they are
   * side by side.
   */
  readonly secondLines?: { readonly [column: string]: Name }
  /** Columns that can be sorted; by default the times among them, else the key. */
  readonly sortable: readonly Name[]
  /** A sortable field, prefixed with `-` for descending; by default newest first. */
  readonly sort: Name | `-${Name}`
  /** In display order; the first row is always visible. By default the title and the columns of choices and yes or no. */
  readonly filters: readonly (Name | Filter<Name> | PeriodFilter<Name>)[]
  /** Initial filter values, by query parameter. */
  readonly defaults?: { readonly [param: string]: Json }
  /**
   * The choice with a record's state. Each value becomes a tab above the list with its number of records: a figure in `summary`,
   * named after the value in lower case, with the value's label and tone. A figure of that name in `summary` wins.
   */
  readonly states?: Name
  /** Figures over the whole filter, by the key in `summary` on the wire; the console offers them by group as well. */
  readonly summary?: { readonly [name: string]: Total<Name> }
}

export interface DetailSection<Name extends string = string> {
  /** Without a call, the detail shows the row, found by key through the list's call. */
  readonly call?: Call
  /** Path of a declared page that shows a record, with its key in the query string, instead of the drawer over the list. */
  readonly page?: `/${string}`
  /** On wide screens, the detail is next to the list instead of covering it: for queues. */
  readonly beside?: true
  /** Fields that only the detail answers, computed by the area's rules (`detail`). */
  readonly adds?: Fields
  /** The error code for a record that does not exist; 10002 by default. */
  readonly missing?: number
  /** Name of a component shown below the groups, or instead of them with `groups: []`; it takes `DetailProps`. */
  readonly component?: string
  /** By default, all fields in one group. */
  readonly groups?: readonly { readonly label: Label; readonly fields: readonly Name[] }[]
}

/** Why records were rejected, and which field each reason is about. */
interface TurnedDown<Name extends string = string> {
  readonly when: Condition<Name>
  /** The field that holds the reason. */
  readonly reason: Name
  /** Known reasons, in the platform's Chinese, by the field they are about. */
  readonly about?: { readonly [N in Name]?: readonly string[] }
}

export interface SaveSection<Name extends string = string> {
  /** Creates a record without the key, changes one with it. By default `POST /user/save<area>`. */
  readonly call: Call
  /**
   * In display order, under the headings of the detail's groups. By default every field except the key, the stamps, and those
   * that actions and buttons set.
   */
  readonly fields: readonly Name[]
  /** If `fields` is left out: fields to exclude from the form as well. */
  readonly except?: readonly Name[]
  /** The form ignores the detail's groups. */
  readonly flat?: true
  /** Dialog over the list, or page; by default a page if there are more than six fields, or a tall one. */
  readonly layout?: 'dialog' | 'page'
  /** false: records cannot be created here. */
  readonly create?: boolean
  /** false: records cannot be edited here. */
  readonly edit?: boolean
  /** Only records that match can be edited. */
  readonly when?: Condition<Name>
  /** The error code for records that do not match `when`; without it the platform answers 10006. */
  readonly otherwise?: number
  /** Checked in order, on the current record. */
  readonly refuse?: readonly Refusal<Name>[]
  /** Rules between fields, checked in order on the record as it would be saved. */
  readonly checks?: readonly Check<Name>[]
  /** Error codes to show at a field, besides those of `errorCode` and of checks. */
  readonly beside?: { readonly [N in Name]?: readonly number[] }
  /** The form shows why a record was rejected: at the field concerned, else above the form. */
  readonly turnedDown?: TurnedDown<Name>
  /** Fields copied by "copy", which starts a new record; without it records cannot be copied. */
  readonly copy?: readonly Name[]
  /** Times the platform sets: on creation, and on every change, by the form or an action. By default `create_time` and `update_time`. */
  readonly stamp?: { readonly made?: Name; readonly saved?: Name }
  /** When a second person must agree to a new record or a change; `when` is about the record as it would be saved. */
  readonly approve?: Approval
  /** By default a single "save" button. */
  readonly buttons?: readonly [SaveButton<Name>, ...SaveButton<Name>[]]
}

/** What the history of changes keeps, and for how long. */
export interface HistorySection<Name extends string = string> {
  /** Days for which a change is kept; 365 by default. */
  readonly keep?: number
  /**
   * The platform's own bookkeeping, also as a part of an object: it neither appears in the history nor raises a record's version.
   */
  readonly except?: readonly (Name | `${Name}.${string}`)[]
  /** The records are themselves a log: only changes by people to existing ones are kept. */
  readonly log?: true
}

/** Values to choose from, `['杭州', '成都']`, or values with their frequency, `{ OPEN: 3, DONE: 1 }`. */
export type SampleValues<Name extends string = string> = {
  readonly [N in Name]?: readonly Json[] | { readonly [value: string]: number }
}

/** Sample records of the reference platform, where field kinds alone are not enough. */
export interface SampleSection<Name extends string = string> {
  /** 24, 60 and 200 by default. */
  readonly count?: { readonly small: number; readonly standard: number; readonly full: number }
  /** Realistic records, used in turn; missing fields come from `values`, else from the kind. */
  readonly records?: readonly { readonly [N in Name]?: Json }[]
  readonly values?: SampleValues<Name>
  /**
   * Values for records that match, checked in order: `{ when: { state: 'DONE' }, values: { note: ['已处理', '已电话沟通'] } }`. A
   * nullable field named in a case is null only where one says so.
   */
  readonly cases?: readonly { readonly when: Condition<Name>; readonly values: SampleValues<Name> }[]
}

/** A business area: everything the console and the reference platform know about it, as data. */
export interface Resource<Name extends string = string> {
  /** Permission key, table name, and name in the API document. */
  readonly name: string
  /** The route, and react-admin's resource name without the leading slash. */
  readonly path: `/${string}`
  readonly label: Label
  /** A single record, in the singular: "New e-mail template". By default `label`. */
  readonly one?: Label
  readonly icon: IconName
  /** Its place in the menu; groups are declared in resources/menu.ts. */
  readonly menu: MenuPlace
  /** The field or fields that identify a record on the platform. */
  readonly key: readonly [Name, ...Name[]]
  /** The field that names a record for people. */
  readonly title: Name
  /** On a phone, the fields shown on a record's card below its title; by default the first columns. */
  readonly card?: readonly Name[]
  readonly fields: Fields
  /** Base of a REST service below `/api` that serves the area instead of the calls, for ra-data-simple-rest. */
  readonly rest?: `/${string}`
  readonly list: ListSection<Name>
  /** Without it records cannot be opened. */
  readonly detail?: DetailSection<Name>
  readonly save?: SaveSection<Name>
  /**
   * What operators can do with records, by name. A row has a button for the first action the record allows, unless it is
   * `danger`; the others are in its menu, all in this order.
   */
  readonly actions?: { readonly [name: string]: Action<Name> }
  /** Dialogs of the area's own, offered beside the actions. */
  readonly panels?: { readonly [name: string]: Panel<Name> }
  /** Pages about a record, offered beside the actions. */
  readonly links?: { readonly [name: string]: Link<Name> }
  /** Calls made by its components. */
  readonly endpoints?: Endpoints
  /** Name of a component of the area that is shown over the frame after sign-in. */
  readonly greeting?: string
  /**
   * The area's own error codes with their messages, in addition to the catalogue: 40000 to 48999, or 49000 to 49999 in an area
   * published at run time. `npm run check-area` lists the free ones. As in the catalogue, the platform fills in `{state}` and
   * `{x}` with the value in the way, as shown to people, and `{field}` with the label of its field.
   */
  readonly errors?: ErrorTexts
  /**
   * What each role of the reference platform may do here in addition to wildcards such as `*.list`:
   * `['list', 'detail', '!field.mobile']`. `*` is everything, including deciding on requests (`approve.by`).
   */
  readonly roles?: Roles
  readonly history?: HistorySection<Name>
  readonly sample?: SampleSection<Name>
}

const totalParts: Described<Total> = {
  label: 'label',
  computed: { oneOf: ['fen', 'li'], optional: true },
  of: 'field?',
  sum: 'field?',
  when: 'condition?',
  tone: 'tone?',
}

const listParts: Described<ListSection> = {
  call: 'readCall',
  columns: 'someFields',
  moreColumns: 'someFields?',
  secondLines: { each: 'field', optional: true },
  sortable: 'someFields',
  sort: 'order',
  filters: { list: { either: ['field', { parts: periodParts }, { parts: filterParts }] } },
  defaults: { each: 'any', optional: true },
  states: 'field?',
  summary: { each: { parts: totalParts }, optional: true },
}

const detailParts: Described<DetailSection> = {
  call: 'readCall?',
  page: 'path?',
  beside: 'yes?',
  adds: 'fieldset?',
  missing: 'code?',
  component: 'component?',
  groups: { list: { parts: { label: 'label', fields: 'someFields' } }, optional: true },
}

const turnedDownParts: Described<TurnedDown> = {
  when: 'condition',
  reason: 'field',
  about: { each: { list: 'text' }, by: 'input', optional: true },
}

export const saveParts: Described<SaveSection> = {
  call: 'call',
  fields: 'someFields',
  except: 'someFields?',
  flat: 'yes?',
  layout: { oneOf: ['dialog', 'page'], optional: true },
  create: 'flag?',
  edit: 'flag?',
  when: 'precondition?',
  otherwise: 'code?',
  refuse: refusals,
  checks,
  beside: besideInputs,
  turnedDown: { parts: turnedDownParts, optional: true },
  copy: 'inputs?',
  stamp: { parts: { made: 'field?', saved: 'field?' }, optional: true },
  approve: approvalPart,
  buttons: { list: { parts: buttonParts }, optional: true },
}

const historyParts: Described<HistorySection> = {
  keep: { from: 1, to: longestSpan, optional: true },
  except: 'names?',
  log: 'yes?',
}

const sampleValues = { each: { either: [{ list: 'any' }, { each: 'number' }] } } as const

export const linksPart = { each: { parts: linkParts }, optional: true } as const satisfies Part

const sampleParts: Described<SampleSection> = {
  count: { parts: { small: 'whole', standard: 'whole', full: 'whole' }, optional: true },
  records: { list: { each: 'any' }, optional: true },
  values: { ...sampleValues, optional: true },
  cases: { list: { parts: { when: 'condition', values: sampleValues } }, optional: true },
}

export const resourceParts = {
  name: 'text',
  path: 'path',
  label: 'label',
  one: 'label?',
  icon: 'icon',
  menu: { parts: menuParts },
  key: 'someFields',
  title: 'field',
  card: 'someFields?',
  fields: 'fieldset',
  rest: 'text?',
  list: { parts: listParts },
  detail: { parts: detailParts, optional: true },
  save: { parts: saveParts, optional: true },
  actions: { each: { parts: actionParts }, optional: true },
  panels: { each: { parts: panelParts }, optional: true },
  links: linksPart,
  endpoints: 'endpoints?',
  greeting: 'component?',
  errors: { each: 'label', optional: true },
  roles: rolesPart,
  history: { parts: historyParts, optional: true },
  sample: { parts: sampleParts, optional: true },
} as const satisfies Described<Resource>

export type RecordOf<D extends { readonly fields: Fields }> = RecordOfFields<D['fields']>

/** The error code for a record that does not exist. */
export const missingCode = ({ detail }: Pick<Resource, 'detail'>): number => detail?.missing ?? 10002

/** Whether records carry a `version`, which changes and actions name. Records of a view do not: it has neither. */
export const isVersioned = ({ save, actions }: Pick<Resource, 'save' | 'actions'>): boolean =>
  save !== undefined || Object.keys(actions ?? {}).length > 0

/** Days for which a change is kept. */
export const keptDays = ({ history }: Pick<Resource, 'history'>): number => history?.keep ?? 365

export const oneOf = ({ one, label }: Pick<Resource, 'one' | 'label'>): Label => one ?? label

/** react-admin's name of an area: its path without the leading slash. */
export const resourceName = (resource: Pick<Resource, 'path'>): string => resource.path.slice(1)
