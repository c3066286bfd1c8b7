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

let asking = false

/** Whether unsaved input would be lost: its owner objects to leaving, as before any other reload. */
function isUnsaved(): boolean {
  asking = true
  const unsaved = !dispatchEvent(new Event('beforeunload', { cancelable: true }))
  asking = false
  return unsaved
}

let leaving = false

/** Notes that the page is being left; if the operator goes on working, they have stayed after all. */
function watchLeaving(): void {
  addEventListener('beforeunload', () => {
    if (!asking) leaving = true
  })
  for (const work of ['pointerdown', 'keydown'])
    addEventListener(
      work,
      () => {
        leaving = false
      },
      true,
    )
}

/**
 * A missing chunk usually belongs to a replaced release, so the page is reloaded once; otherwise the import fails as usual.
 * While the page is being left, nothing is missing: Firefox fails pending imports, and a reload would replace the navigation.
 *
 * @param release changes with each release of the console
 */
export function recoverFromLostParts(release: string): void {
  watchLeaving()
  addEventListener('vite:preloadError', (event) => {
    if (!leaving && !isPreloading() && !isUnsaved() && reloadOnce(release)) event.preventDefault()
  })
}

/** Says that the page could not be loaded, using only what index.html contains: nothing else is reliable now. */
export function showLoadFailure(error: unknown): void {
  if (reloading) return
  reportError(error)
  const template = document.querySelector<HTMLTemplateElement>('#load-failure')
  const root = document.getElementById('root')
  if (template) root?.replaceChildren(template.content.cloneNode(true))
  root?.querySelector('button')?.addEventListener('click', () => location.reload())
}
