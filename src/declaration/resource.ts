import type { Action, Call, Check, Refusal, SaveButton } from './action'
import type { Condition, Json } from './condition'
import type { Endpoints } from './endpoint'
import type { Fields, RecordOfFields } from './field'
import type { Filter, PeriodFilter } from './filter'
import type { IconName } from './icons'
import type { Tone } from './kinds/choice'
import type { Label } from './label'
import type { MenuPlace } from './menu'
import type { Panel } from './panel'

/** A figure over the whole filter, not over the page. */
export interface Total<Name extends string = string> {
  readonly label: Label
  /** Told by the area's rules (`summary`), where neither a sum nor a count says it: an amount in this unit. */
  readonly told?: 'fen' | 'li'
  /** The field of which a figure that is told speaks: who does not see it does not see the figure. */
  readonly of?: Name
  /** The field that is added up; without it records are counted. */
  readonly sum?: Name
  /** Only records that meet this; all without it. */
  readonly when?: Condition<Name>
  readonly tone?: Tone
}

export interface ListSection<Name extends string = string> {
  readonly call: Call
  /** In their order. */
  readonly columns: readonly Name[]
  /** Offered in the column chooser, off at first. */
  readonly moreColumns?: readonly Name[]
  readonly sortable: readonly Name[]
  /** A sortable field, `-` before it for descending. */
  readonly sort: Name | `-${Name}`
  /** In their order; the first row is always shown. */
  readonly filters: readonly (Name | Filter<Name> | PeriodFilter<Name>)[]
  /** What the filters start with: query parameter to value. */
  readonly defaults?: { readonly [param: string]: Json }
  /** Keys are those of `summary` on the wire. */
  readonly summary?: { readonly [name: string]: Total<Name> }
}

export interface DetailSection<Name extends string = string> {
  /** Without a call the detail is the row, found by its key through the list's call. */
  readonly call?: Call
  /** The path of a declared page that shows a record, by its key in the search, in place of the drawer over the list. */
  readonly page?: `/${string}`
  /** Where there is room the detail stands beside its list and not over it: for queues that are worked through. */
  readonly beside?: true
  /** What the call answers beside the fields of the record, told by the area's rules (`detail`). */
  readonly adds?: Fields
  /** What a record that is not there answers; 10002 without it. */
  readonly missing?: number
  /**
   * A component of the area (the file's name without its ending) that is drawn below the groups; it takes `DetailProps`.
   * With `groups: []` it stands in their place.
   */
  readonly component?: string
  /** All fields in one group without it. */
  readonly groups?: readonly { readonly label: Label; readonly fields: readonly Name[] }[]
}

/** Why records were turned down, and which field each reason is about. */
interface TurnedDown<Name extends string = string> {
  readonly when: Condition<Name>
  /** The field that holds the reason. */
  readonly reason: Name
  /** Known reasons, in the platform's Chinese, by the field they are about. */
  readonly about: { readonly [N in Name]?: readonly string[] }
}

export interface SaveSection<Name extends string = string> {
  /** Creates without the key, changes with it (domain §1: saves are upserts). */
  readonly call: Call
  /** In their order. */
  readonly fields: readonly Name[]
  /** Whether the form is a dialog over the list or a page; without it its length says so (`formLayout`). */
  readonly layout?: 'dialog' | 'page'
  /** false: records are not made here. */
  readonly create?: boolean
  /** false: records are not changed here. */
  readonly edit?: boolean
  /** Only records that meet this may be changed. */
  readonly when?: Condition<Name>
  /** Looked at in order, in the record as it is. */
  readonly refuse?: readonly Refusal<Name>[]
  /** Rules between fields, looked at in order in the record as it would be. */
  readonly checks?: readonly Check<Name>[]
  /** Beside which field the form says a refusal, by its code, where neither a field's `errorCode` nor a check tells it. */
  readonly beside?: { readonly [N in Name]?: readonly number[] }
  /** What a record was turned down for is said in its form, beside the field that it is about, else above the form. */
  readonly turnedDown?: TurnedDown<Name>
  /** A record can be copied: a new one is begun with the values of these fields. */
  readonly copy?: readonly Name[]
  /** Times that the platform sets by itself: when a record is made, and whenever it is saved. */
  readonly stamp?: { readonly made?: Name; readonly saved?: Name }
  /** One "save" button without it. */
  readonly buttons?: readonly [SaveButton<Name>, ...SaveButton<Name>[]]
}

/** Values to pick from, or values with their weights. */
export type SampleValues<Name extends string = string> = {
  readonly [N in Name]?: readonly Json[] | { readonly [value: string]: number }
}

/** What the sample records of the reference platform look like, where the field kinds alone do not say it. */
export interface SampleSection<Name extends string = string> {
  readonly count: { readonly small: number; readonly standard: number; readonly full: number }
  /** Records as people would write them, taken in turn; what one leaves open comes from `values`, else from the kind. */
  readonly records?: readonly { readonly [N in Name]?: Json }[]
  readonly values?: SampleValues<Name>
  /**
   * What hangs together: other values for records that meet a condition, looked at in order, each on what is drawn by
   * then. A nullable field that a case speaks of is null only where one says so.
   */
  readonly cases?: readonly { readonly when: Condition<Name>; readonly values: SampleValues<Name> }[]
}

/** A business area. Everything the console and the reference platform know of it is here, as data. */
export interface Resource<Name extends string = string> {
  /** Permission key, table name, name in the API document. */
  readonly name: string
  /** The route, and react-admin's resource name without the leading slash. */
  readonly path: `/${string}`
  readonly label: Label
  /** One of its records, where the language tells one from many: "New: E-mail template". `label` without it. */
  readonly one?: Label
  readonly icon: IconName
  /** Where it stands in the menu; groups are declared in resources/menu.ts. */
  readonly menu: MenuPlace
  /** The field or fields by which the platform knows a record. */
  readonly key: readonly [Name, ...Name[]]
  /** The field that names a record for people. */
  readonly title: Name
  /** On a phone, the fields of a record's card below its title. */
  readonly card?: readonly Name[]
  readonly fields: Fields
  /**
   * The base of a REST service below `/api` that serves the area in place of the calls (`Content-Range` paging, as
   * ra-data-simple-rest expects it).
   */
  readonly rest?: `/${string}`
  readonly list: ListSection<Name>
  /** Without it records are not opened: what the list shows is all there is to see. */
  readonly detail?: DetailSection<Name>
  readonly save?: SaveSection<Name>
  readonly actions?: { readonly [name: string]: Action<Name> }
  /** Dialogs of the area's own, offered beside the actions. */
  readonly panels?: { readonly [name: string]: Panel<Name> }
  /** Calls that its components make. */
  readonly endpoints?: Endpoints
  /** A component of the area (the file's name without its ending) that is drawn over the frame once somebody has signed in. */
  readonly greeting?: string
  readonly sample?: SampleSection<Name>
}

/**
 * Declares a business area. The compiler refuses a column, filter, key or condition that is no field of it;
 * `loadDeclarations` refuses what a compiler cannot see.
 */
export const defineResource = <const F extends Fields>(
  declaration: Omit<Resource<NoInfer<keyof F & string>>, 'fields'> & { readonly fields: F },
): Omit<Resource, 'fields'> & { readonly fields: F } => declaration

/** The record of a declared area. */
export type RecordOf<D extends { readonly fields: Fields }> = RecordOfFields<D['fields']>

/** What the platform answers for a record of the area that is not there. */
export const missingCode = ({ detail }: Pick<Resource, 'detail'>): number => detail?.missing ?? 10002

/** What one record of an area is called. */
export const oneOf = ({ one, label }: Pick<Resource, 'one' | 'label'>): Label => one ?? label

/** react-admin's name of an area: its route without the leading slash. */
export const resourceName = (resource: Pick<Resource, 'path'>): string => resource.path.slice(1)
