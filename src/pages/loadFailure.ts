import { isPreloading } from '@/platform/preload'

const reloadedKey = 'console.reloadedFor'
/** The address of this very script; it changes with every release that changes the console. */
const thisRelease = import.meta.url

let reloading = false

/**
 * Reloads the page, once per release and browser tab, so that a broken release cannot reload for ever. Without a network
 * it is not the release that is lost, and a reload would lose the page as well.
 */
function reloadOnce(): boolean {
  if (!navigator.onLine) return false
  try {
    if (sessionStorage.getItem(reloadedKey) === thisRelease) return false
    sessionStorage.setItem(reloadedKey, thisRelease)
  } catch {
    // Without a memory of the first reload there must be none.
    return false
  }
  reloading = true
  location.reload()
  return true
}

/** Whether something typed would be lost: whoever keeps it objects to leaving, as before any other reload. */
const isUnsaved = (): boolean => !dispatchEvent(new Event('beforeunload', { cancelable: true }))

/**
 * A part of the console that cannot be loaded is most often one of a former release that was replaced: the new one is a
 * reload away. When that did not help, or would lose what is typed, the import fails as usual, and whoever wanted the
 * part says so.
 */
export function recoverFromLostParts(): void {
  addEventListener('vite:preloadError', (event) => {
    if (!isPreloading() && !isUnsaved() && reloadOnce()) event.preventDefault()
  })
}

/**
 * Says that the page could not be loaded, with what index.html brought along: nothing else can be relied on. Why is
 * reported, for the developer who just declared something wrong; a page on its way out has nothing to say.
 */
export function showLoadFailure(error: unknown): void {
  if (reloading) return
  reportError(error)
  const template = document.querySelector<HTMLTemplateElement>('#load-failure')
  const root = document.getElementById('root')
  if (template) root?.replaceChildren(template.content.cloneNode(true))
  root?.querySelector('button')?.addEventListener('click', () => location.reload())
}
