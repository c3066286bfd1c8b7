import { fieldOf } from '@/platform/answer'
import { attempt } from '@/platform/attempt'
import { isLeaving } from '@/platform/leaving'
import { isPageAddress, type Tab, type Tabs } from './tabs'

/** Changes with the form of what is remembered, so that an older one is not taken for it. */
const version = 1
const key = 'open-platform-console.tabs'

/** What a window may bring back. Pages pinned by their route are not told apart: that is the route's to say. */
type Remembered = Pick<Tab, 'path' | 'fullPath' | 'pinned' | 'subject'>

/** Far above what anybody has open, so that a spoilt memory cannot fill the strip. */
const most = 100
const longestSubject = 500

/** A tab as it was remembered, or nothing if that is not what it looks like: operators can write there. */
const toTab = (value: unknown): Tab | undefined => {
  const [path, fullPath, subject] = ['path', 'fullPath', 'subject'].map((name) => fieldOf(value, name))
  const pinned = fieldOf(value, 'pinned')
  if (typeof path !== 'string' || typeof fullPath !== 'string' || typeof pinned !== 'boolean')
    return undefined
  if (subject !== undefined && (typeof subject !== 'string' || subject.length > longestSubject))
    return undefined
  if (path === '/' || /[?#]/.test(path) || !isPageAddress(path)) return undefined
  // Where the operator was lies in the page.
  const below = fullPath.startsWith(path) && /^([/?#]|$)/.test(fullPath.slice(path.length))
  if (!below || !isPageAddress(fullPath)) return undefined
  return { path, fullPath, affix: false, pinned, ...(subject === undefined ? {} : { subject }) }
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * The tabs that were open in this window before it was loaded anew. Those pinned by their route come as any other:
 * `withAffix` raises them.
 *
 * @param owner who is signed in; the tabs of another are not shown, and forgotten
 */
export const readTabs = (owner: string): Tabs => {
  const remembered = parsed(attempt(() => sessionStorage.getItem(key)) ?? '')
  const list = fieldOf(remembered, 'tabs')
  if (
    fieldOf(remembered, 'version') !== version ||
    fieldOf(remembered, 'owner') !== owner ||
    !Array.isArray(list)
  ) {
    forgetTabs()
    return []
  }
  const tabs = new Map<string, Tab>()
  for (const value of list.slice(0, most)) {
    const tab = toTab(value)
    if (tab && !tabs.has(tab.path)) tabs.set(tab.path, tab)
  }
  return [...tabs.values()].sort((one, other) => Number(other.pinned) - Number(one.pinned))
}

/** Keeps the tabs of this window for the next time it is loaded; on the way out of the console, those of before. */
export const rememberTabs = (owner: string, tabs: Tabs): void => {
  if (isLeaving()) return
  const remembered = tabs.map(
    ({ path, fullPath, pinned, subject }): Remembered => ({ path, fullPath, pinned, subject }),
  )
  attempt(() => sessionStorage.setItem(key, JSON.stringify({ version, owner, tabs: remembered })))
}

export const forgetTabs = (): void => {
  attempt(() => sessionStorage.removeItem(key))
}
