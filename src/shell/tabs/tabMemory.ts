import { fieldOf } from '@/platform/answer'
import { attempt } from '@/platform/attempt'
import { isLeaving } from '@/platform/leaving'
import { isPageAddress, type Tab, type Tabs } from './tabs'

/** Increase it when the stored format changes, so that older data is ignored. */
const version = 1
const key = 'open-platform-console.tabs'

const most = 100
const longestSubject = 500

const toTab = (value: unknown): Tab | undefined => {
  const [path, fullPath, subject] = ['path', 'fullPath', 'subject'].map((name) => fieldOf(value, name))
  const pinned = fieldOf(value, 'pinned')
  if (typeof path !== 'string' || typeof fullPath !== 'string' || typeof pinned !== 'boolean')
    return undefined
  if (subject !== undefined && (typeof subject !== 'string' || subject.length > longestSubject))
    return undefined
  if (path === '/' || /[?#]/.test(path) || !isPageAddress(path)) return undefined
  // The remembered address must be inside the page.
  const below = fullPath.startsWith(path) && /^([/?#]|$)/.test(fullPath.slice(path.length))
  if (!below || !isPageAddress(fullPath)) return undefined
  return { path, fullPath, affix: false, pinned, ...(subject === undefined ? {} : { subject }) }
}

/** This window's tabs from before a reload; those of another operator than `owner` are discarded. */
export const readTabs = (owner: string): Tabs => {
  const remembered: unknown = attempt(() => JSON.parse(sessionStorage.getItem(key) ?? ''))
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

/** Stores this window's tabs for the next load; while the console is being left, the stored ones stay. */
export const rememberTabs = (owner: string, tabs: Tabs): void => {
  if (isLeaving()) return
  const remembered = tabs.map(({ path, fullPath, pinned, subject }) => ({ path, fullPath, pinned, subject }))
  attempt(() => sessionStorage.setItem(key, JSON.stringify({ version, owner, tabs: remembered })))
}

export const forgetTabs = (): void => {
  attempt(() => sessionStorage.removeItem(key))
}
