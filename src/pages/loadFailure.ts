import { isPreloading } from '@/ui/preload'

const reloadedKey = 'console.reloadedFor'
let reloading = false

/** Reloads once per release and tab, so that a broken release cannot loop; never offline, where the page would be lost. */
function reloadOnce(release: string): boolean {
  if (!navigator.onLine) return false
  try {
    if (sessionStorage.getItem(reloadedKey) === release) return false
    sessionStorage.setItem(reloadedKey, release)
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
 * A lost part usually belongs to a replaced release, so the page is reloaded once; else the import fails as usual.
 *
 * @param release changes with each release that changes the console
 */
export function recoverFromLostParts(release: string): void {
  addEventListener('vite:preloadError', (event) => {
    if (!isPreloading() && !isUnsaved() && reloadOnce(release)) event.preventDefault()
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
