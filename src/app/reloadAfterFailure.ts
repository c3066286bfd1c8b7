/** What Vite gives a page during development. */
interface HotUpdates {
  on(event: 'vite:beforeUpdate', listener: () => void): void
}

/**
 * During development, a file that failed to evaluate does not accept updates, so the page would stay broken after a fix. After
 * a failure, the next update reloads the page.
 */
export const reloadAfterFailure = (
  hot: HotUpdates,
  page: EventTarget = globalThis.window,
  reload: () => void = () => location.reload(),
): void => {
  let failed = false
  page.addEventListener('error', (event) => {
    // Delayed ResizeObserver notifications send an event without an error.
    if ('error' in event && event.error) failed = true
  })
  page.addEventListener('unhandledrejection', () => {
    failed = true
  })
  hot.on('vite:beforeUpdate', () => {
    if (failed) reload()
  })
}
