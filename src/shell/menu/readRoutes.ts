import { type IconName, icons, type Label, l, locales, menuLevels } from '@/declaration'
import { isExternal, isPattern, isRoutePath, parametersOf, resolvePath } from './paths'
import { type MenuRoute, noRedirect, shownChildren, singleOf } from './routes'

/** An entry of the menu as it is sent (specification §3). */
export interface MenuEntryData {
  /** Absolute, relative to the entry around, or the address of another site. */
  readonly path: string
  readonly name?: string
  readonly component?: string
  readonly redirect?: string
  readonly hidden?: boolean
  readonly alwaysShow?: boolean
  readonly meta?: {
    /** One text for all languages, or one for each. */
    readonly title?: string | Label
    readonly icon?: string
    readonly noCache?: boolean
    readonly affix?: boolean
    readonly activeMenu?: string
    readonly breadcrumb?: boolean
    readonly roles?: readonly string[]
  }
  readonly children?: readonly MenuEntryData[]
}

/** Another address of a page, which leads to the page's own. */
export interface Alias {
  readonly from: string
  readonly to: string
}

/** Finds the page of a component key: its own path, or true when it stands wherever the menu puts it. */
export type PageOf = (component: string) => string | true | undefined

export interface ReadRoutes {
  readonly routes: readonly MenuRoute[]
  readonly aliases: readonly Alias[]
  /** What cannot be used, a line each, with the path of the entry. */
  readonly problems: readonly string[]
}

type Parts = { readonly [name: string]: unknown }

const isParts = (value: unknown): value is Parts =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''
const isString = (value: unknown): value is string => typeof value === 'string'
const isFlag = (value: unknown): value is boolean => typeof value === 'boolean'
const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value)
const isTexts = (value: unknown): value is readonly string[] => isList(value) && value.every(isString)
const isIcon = (value: string | undefined): value is IconName => icons.some((icon) => icon === value)
const isTitle = (value: unknown): value is string | Label =>
  isText(value) || (isParts(value) && locales.every((locale) => isText(value[locale])))

/** Takes parts out of an object; one that is there and has not its form is named in `wrong`. Nothing is as good as null. */
const partsOf =
  (from: Parts, place: string, wrong: string[]) =>
  <T>(name: string, fits: (value: unknown) => value is T, form: string): T | undefined => {
    const value = from[name]
    if (value === undefined || value === null) return undefined
    if (fits(value)) return value
    wrong.push(`${place}${name} must be ${form}`)
    return undefined
  }

/** Tells the parts of one entry apart, and which of them have not their form. */
const entryOf = (entry: Parts) => {
  const wrong: string[] = []
  const part = partsOf(entry, '', wrong)
  const meta = partsOf(part('meta', isParts, 'an object') ?? {}, 'meta.', wrong)
  const title = meta('title', isTitle, 'a text, or one for each language')
  const marked = meta('activeMenu', isText, 'a path')
  const redirect = part('redirect', isText, 'a path')
  const internal = (name: string, path: string | undefined): string | undefined => {
    if (path === undefined) return undefined
    const resolved = resolvePath('/', path)
    if (!path.startsWith('/') || !isRoutePath(resolved))
      wrong.push(`${name} "${path}" is no path of the console`)
    return resolved
  }
  return {
    wrong,
    path: part('path', isString, 'a text'),
    name: part('name', isString, 'a text'),
    component: part('component', isString, 'a text') || undefined,
    children: part('children', isList, 'a list') ?? [],
    icon: meta('icon', isString, 'a text') || undefined,
    title: typeof title === 'string' ? l(title, title, title) : title,
    hidden: part('hidden', isFlag, 'true or false'),
    alwaysShow: part('alwaysShow', isFlag, 'true or false'),
    redirect: redirect && /^noredirect$/i.test(redirect) ? noRedirect : internal('redirect', redirect),
    activeMenu: internal('meta.activeMenu', marked),
    affix: meta('affix', isFlag, 'true or false'),
    noCache: meta('noCache', isFlag, 'true or false'),
    breadcrumb: meta('breadcrumb', isFlag, 'true or false'),
    roles: meta('roles', isTexts, 'a list of texts'),
  }
}

/**
 * Why a route cannot be used, once what it holds has been read.
 *
 * @param holds whether it is there for what it holds
 */
const flawOf = (route: MenuRoute, holds: boolean): string | undefined => {
  const { path, component, title, hidden, alwaysShow, children = [] } = route
  if (holds && children.length === 0 && !alwaysShow) return 'nothing is left in it'
  if (!holds && component === undefined && !isExternal(path)) return 'it has neither a page nor entries in it'
  // Only what is never shown by itself needs no name.
  const nameless = holds && children.length > 0 && (hidden || singleOf(route) !== undefined)
  if (!title && !nameless) return 'meta.title is missing'
  if (isPattern(path) && !hidden) return 'stands for many pages, so it must be hidden'
  return undefined
}

/**
 * The one way in for routes, whether a platform sends them or areas declare them. An entry that cannot be used is left out
 * and named; the others work as if it had not been there. It never throws.
 *
 * An entry whose page has a path of its own leads there, and the path that was sent becomes an alias of it.
 *
 * @param raw what was sent: a list of `MenuEntryData` if all is well
 * @param isTaken whether a path shows something already that is in no menu
 */
export const readRoutes = (
  raw: unknown,
  pageOf: PageOf,
  isTaken: (path: string) => boolean = () => false,
): ReadRoutes => {
  const problems: string[] = []
  const aliases: Alias[] = []
  // In the order taken, so that what an entry took can be given back when the entry is left out after all.
  const taken: string[] = []

  const readEntry = (
    entry: unknown,
    at: string,
    base: string,
    around: readonly unknown[],
  ): MenuRoute | undefined => {
    const before = taken.length
    const leaveOut = (place: string, why: string): undefined => {
      taken.length = before
      problems.push(`${place}: ${why}; the entry is left out`)
    }
    if (!isParts(entry)) return leaveOut(at, 'is no menu entry, which is an object')
    const { wrong, path: written, name, component: wanted, children: inside, icon, ...rest } = entryOf(entry)
    const named = name ? `"${name}" ` : ''
    if (around.includes(entry)) return leaveOut(named + at, 'holds itself')
    if (written === undefined) return leaveOut(named + at, wrong[0] ?? 'path is missing')
    const sent = resolvePath(base, written)
    const place = named + sent
    if (!isExternal(sent) && !isRoutePath(sent)) return leaveOut(place, 'is no path of the console')
    if (wrong.length > 0) return leaveOut(place, wrong.join(', '))
    if (around.length >= menuLevels) return leaveOut(place, `lies deeper than ${menuLevels} levels`)

    const page = wanted === undefined || isExternal(sent) ? undefined : pageOf(wanted)
    const component = page === undefined ? undefined : wanted
    const path = typeof page === 'string' ? page : sent
    const strange = wanted !== undefined && !isExternal(sent) && component === undefined
    if (strange && inside.length === 0) return leaveOut(place, `there is no page "${wanted}"`)
    if (strange) problems.push(`${place}: there is no page "${wanted}"; only what the entry holds is shown`)
    if (icon !== undefined && !isIcon(icon)) problems.push(`${place}: there is no picture "${icon}"`)

    if (page === true && isTaken(path)) return leaveOut(place, 'is an address of the console itself')
    const lacking = parametersOf(path).find((name) => !parametersOf(sent).includes(name))
    if (lacking !== undefined) return leaveOut(place, `has no ":${lacking}" for its page ${path}`)

    // A group may have the path of a page in it, whose entry then stands for both.
    const holds = component === undefined && (inside.length > 0 || rest.alwaysShow === true)
    const claim = `${holds ? 'group' : 'page'} ${path}`
    if (taken.includes(claim)) return leaveOut(place, 'another entry has this path')
    taken.push(claim)

    const children = readAll(inside, `${at}.children`, sent, [...around, entry])
    const route: MenuRoute = { path, component, icon: isIcon(icon) ? icon : undefined, ...rest, children }
    // A group with nothing to show does not show.
    const hidden = route.hidden || (holds && !route.alwaysShow && shownChildren(route).length === 0)
    const flaw = flawOf({ ...route, hidden }, holds)
    if (flaw !== undefined) return leaveOut(place, flaw)
    if (path !== sent) aliases.push({ from: sent, to: path })
    return { ...route, hidden }
  }

  const readAll = (
    entries: readonly unknown[],
    at: string,
    base: string,
    around: readonly unknown[],
  ): readonly MenuRoute[] =>
    entries.flatMap((entry, index) => readEntry(entry, `${at}[${index}]`, base, around) ?? [])

  if (isList(raw)) return { routes: readAll(raw, 'menus', '/', []), aliases, problems }
  return { routes: [], aliases, problems: ['menus: must be a list of menu entries; none is shown'] }
}
