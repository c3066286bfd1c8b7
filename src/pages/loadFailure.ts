const reloadedKey = 'console.reloadedFor'
/** The address of this very script; it changes with every release that changes the console. */
const thisRelease = import.meta.url

let reloading = false

/** Reloads the page, once per release and browser tab, so that a broken release cannot reload for ever. */
function reloadOnce(): boolean {
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

/**
 * A part of the console that cannot be loaded is most often one of a former release that was replaced: the
 * new one is a reload away. When that did not help, the import fails as usual and the page says so.
 */
export function recoverFromLostParts(): void {
  addEventListener('vite:preloadError', (event) => {
    if (early === 0 && reloadOnce()) event.preventDefault()
  })
}

let early = 0

/** Loads something before it is wanted. A failure shows itself when it is: nobody typing is disturbed by a reload. */
export async function tryEarly(load: () => Promise<unknown>): Promise<void> {
  early += 1
  await load().catch(() => undefined)
  early -= 1
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
