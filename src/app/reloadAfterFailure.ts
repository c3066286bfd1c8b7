/** What Vite offers to a page during development. */
interface HotUpdates {
  on(event: 'vite:beforeUpdate', listener: () => void): void
}

/**
 * During development: a file that failed to evaluate takes no update, so the page stays as it is when the file is mended.
 * After a failure the page is loaded again with the next update.
 */
export const reloadAfterFailure = (
  hot: HotUpdates,
  page: EventTarget = globalThis.window,
  reload: () => void = () => location.reload(),
): void => {
  let failed = false
  page.addEventListener('error', (event) => {
    // Observers that are late send an event without an error.
    if ('error' in event && event.error) failed = true
  })
  page.addEventListener('unhandledrejection', () => {
    failed = true
  })
  hot.on('vite:beforeUpdate', () => {
    if (failed) reload()
  })
}
