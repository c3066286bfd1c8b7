import { isPreloading } from '@/platform/preload'

const reloadedKey = 'console.reloadedFor'
/** The address of this script, which changes with each release that changes the console. */
const thisRelease = import.meta.url

let reloading = false

/**
 * Reloads once per release and browser tab, so that a broken release cannot loop; never offline, as that would lose
 * the page.
 */
function reloadOnce(): boolean {
  if (!navigator.onLine) return false
  try {
    if (sessionStorage.getItem(reloadedKey) === thisRelease) return false
    sessionStorage.setItem(reloadedKey, thisRelease)
  } catch {
    // If the first reload cannot be remembered, do not reload.
    return false
  }
  reloading = true
  location.reload()
  return true
}

/** Whether unsaved input would be lost: its owner objects to leaving, as before any other reload. */
const isUnsaved = (): boolean => !dispatchEvent(new Event('beforeunload', { cancelable: true }))

/**
 * A part that fails to load usually belongs to a release that has since been replaced, so the page is reloaded once. If
 * that did not help, or would lose input, the import fails as usual and its caller reports it.
 */
export function recoverFromLostParts(): void {
  addEventListener('vite:preloadError', (event) => {
    if (!isPreloading() && !isUnsaved() && reloadOnce()) event.preventDefault()
  })
}

/** Says that the page could not be loaded, using only what index.html contains: nothing else can be relied on. */
export function showLoadFailure(error: unknown): void {
  if (reloading) return
  reportError(error)
  const template = document.querySelector<HTMLTemplateElement>('#load-failure')
  const root = document.getElementById('root')
  if (template) root?.replaceChildren(template.content.cloneNode(true))
  root?.querySelector('button')?.addEventListener('click', () => location.reload())
}
