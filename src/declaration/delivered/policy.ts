import { isRecord } from '../condition'
import { inspectData } from '../inspect/inspectData'
import { listed, passes, placeIn, type Report } from '../inspect/report'
import { reservedPaths } from '../inspect/reserved'

/*
 * Limits on declarations that the platform delivers at run time. They are data from anyone who may publish, and act in the name
 * of whoever opens their screens. So they may only call their own addresses, name no code of ours that they could misuse, and
 * decide nothing that needs a release. The platform enforces this on publishing. The console enforces it on receipt, because it
 * does not trust the platform here.
 */

/** The pages of delivered areas. */
const deliveredPages = '/area/'

/** Bytes of a declaration as text: more than the form of its versions takes. */
export const longestDelivered = 200_000

/** Error codes of delivered areas, which no area in a file uses. */
const deliveredCodes = { from: 49_000, to: 49_999 } as const

/** The prefix of a delivered area's calls. */
const callsBelow = (name: string): string => `/user/area/${name}/`

type Part = { readonly [name: string]: unknown }

const partOf = (value: unknown): Part => (isRecord(value) ? value : {})

const withCall = (section: unknown, call: string): Part =>
  isRecord(section) ? { call, ...section } : { call }

/** Adds the area's own calls and address where the declaration leaves them out. */
export const placed = (declaration: Part): Part => {
  const { name, list, save, actions } = declaration
  const below = callsBelow(String(name))
  return {
    path: `${deliveredPages}${String(name).toLowerCase()}`,
    ...declaration,
    list: withCall(list, `GET ${below}list`),
    ...(save !== undefined && { save: isRecord(save) ? withCall(save, `POST ${below}save`) : save }),
    ...(isRecord(actions) && {
      actions: Object.fromEntries(
        Object.entries(actions).map(([action, one]) => [
          action,
          isRecord(one) ? withCall(one, `POST ${below}${action}`) : one,
        ]),
      ),
    }),
  }
}

/** Options that name code or other addresses, by what they belong to. */
const refused = {
  '': ['rest', 'endpoints', 'panels', 'greeting'],
  detail: ['component', 'page', 'adds'],
  // Only an area's own rules can compute these.
  total: ['computed', 'of'],
  action: ['result'],
  field: ['component', 'input', 'upload', 'pictures'],
  menu: ['hidden', 'activeMenu', 'affix', 'noCache', 'onlySent'],
} as const

/** One character or a class, with a quantifier. It matches in a single pass. */
const plainPattern = /^(?:(?:\\[dws.-]|\[\^?(?:[^\]\\]|\\.)+\]|[\w \-./\p{L}])(?:[?*+]|\{\d+(?:,\d*)?\})?)+$/u
const unbounded = /[*+]|\{\d+,\}/g

const isPlain = (pattern: unknown): boolean =>
  typeof pattern === 'string' && plainPattern.test(pattern) && (pattern.match(unbounded) ?? []).length <= 1

const inspectField = (field: unknown, place: string, report: Report): void => {
  if (!isRecord(field)) return
  hasNone(field, 'field', place, report)
  if (field.pattern !== undefined && !isPlain(field.pattern))
    report(
      placeIn(place, 'pattern'),
      'is not plain; write characters or classes in a row, of which one may repeat without end, as in "[A-Z]{2}\\d+"',
    )
  inspectFields(field.fields, placeIn(place, 'fields'), report)
  inspectField(field.values, placeIn(place, 'values'), report)
}

const inspectFields = (fields: unknown, place: string, report: Report): void => {
  for (const [name, field] of Object.entries(partOf(fields)))
    inspectField(field, placeIn(place, name), report)
}

const hasNone = (part: unknown, of: keyof typeof refused, place: string, report: Report): void => {
  for (const option of refused[of])
    if (isRecord(part) && part[option] !== undefined)
      report(placeIn(place, option), 'is for areas that come with a release; remove it')
}

const inspectCall = (section: unknown, place: string, below: string, report: Report): void => {
  const { call } = partOf(section)
  if (typeof call !== 'string') return
  const path = call.replace(/^\S+ /, '')
  if (!path.startsWith(below) || !/^[a-z][A-Za-z0-9]*$/.test(path.slice(below.length)))
    report(
      placeIn(place, 'call'),
      `"${call}" is not a call of the area's own; leave it out, or begin it with "${below}"`,
    )
}

const inspectApproval = (section: unknown, name: string, place: string, report: Report): void => {
  const { by } = partOf(partOf(section).approve)
  if (by !== undefined && by !== `${name}.approve`)
    report(`${place}.approve.by`, `is another area's permission; write "${name}.approve"`)
}

/** Addresses of the frame that are not content pages. */
const doors = reservedPaths.filter((first) => first !== 'docs')

/**
 * A page of this console, which may have record fields in its address: no other host, nothing a browser would run, and no detour
 * to anywhere else.
 */
const isOwnPage = (to: unknown): boolean => {
  if (typeof to !== 'string') return false
  const [path = ''] = to.split(/[?#]/)
  return (
    /^(?:\/[\w{}-][\w{}.~-]*)+$/.test(path) &&
    /^\/[a-z]/i.test(path) &&
    !doors.includes(path.split('/')[1] ?? '')
  )
}

/**
 * Reports what a delivered declaration may not say. The checker of all declarations looks at the rest.
 *
 * @param declaration with its calls, as `placed` gives it
 * @param taken names the console already uses, including page addresses
 */
export const inspectDelivered = (
  declaration: Part,
  taken: { readonly names: readonly string[]; readonly paths: readonly string[] },
  report: Report,
): void => {
  // Endlessly nested data could not even be inspected.
  if (!passes(report, (found) => inspectData(declaration, '', found))) return
  const { name, path, menu, fields, list, detail, save, actions, links, errors, roles } = declaration
  if (typeof name !== 'string' || !/^[a-z][A-Za-z0-9]{2,39}$/.test(name)) {
    report('name', 'must be one word of 3 to 40 letters and digits in lower camel case')
    return
  }
  if (taken.names.includes(name)) report('name', `"${name}" is an area of the console itself; choose another`)
  if (typeof path !== 'string' || !/^\/area\/[a-z][a-z0-9-]*$/.test(path) || taken.paths.includes(path))
    report('path', `must be an address of its own below "${deliveredPages}"; leave it out`)
  hasNone(declaration, '', '', report)
  hasNone(menu, 'menu', 'menu', report)
  hasNone(detail, 'detail', 'detail', report)
  inspectFields(fields, 'fields', report)
  const { filters, summary } = partOf(list)
  for (const [name, one] of Object.entries(partOf(summary)))
    hasNone(one, 'total', `list.summary.${name}`, report)
  for (const [index, filter] of (Array.isArray(filters) ? filters : []).entries())
    inspectField(partOf(filter).input, `list.filters[${index}].input`, report)
  const below = callsBelow(name)
  for (const [place, section] of Object.entries({ list, detail, save }))
    inspectCall(section, place, below, report)
  inspectApproval(save, name, 'save', report)
  for (const [action, one] of Object.entries(partOf(actions))) {
    const place = `actions.${action}`
    hasNone(one, 'action', place, report)
    inspectCall(one, place, below, report)
    inspectFields(partOf(one).inputs, `${place}.inputs`, report)
    inspectApproval(one, name, place, report)
  }
  for (const [link, one] of Object.entries(partOf(links)))
    if (!isOwnPage(partOf(one).to))
      report(`links.${link}.to`, 'must be a page of this console, such as "/pay/tradelist"')
  const gives = Object.values(partOf(roles)).some(
    (one) => Array.isArray(one) && (one.includes('*') || one.includes('list')),
  )
  if (!gives)
    report('roles', 'gives nobody the list; write "roles": { "admin": ["*"] }, and what others may do')
  const { from, to } = deliveredCodes
  for (const code of Object.keys(partOf(errors)))
    if (!(Number(code) >= from && Number(code) <= to))
      report(`errors.${code}`, `must be one of ${listed([String(from)])} to ${listed([String(to)])}`)
}
