export interface BrowserPlatformOptions {
  /** Keeps the data in this browser's IndexedDB under this name; without it every page load begins anew. */
  readonly keepAs?: string
  /** Where the console lies on its host, ending in a slash; the service worker's script lies there too. */
  readonly base: string
}

/**
 * Starts the whole platform, database included, in this browser: the static demo has no server. Load this file with a
 * dynamic import, so that the normal build has nothing of it.
 *
 * @throws when the browser has no service workers, or lets none be registered (a page that is not https or localhost)
 */
export async function startInBrowser({ keepAs, base }: BrowserPlatformOptions): Promise<void> {
  // Apart from each other, so that they arrive side by side and none is too large a piece.
  const [{ openEmbedded }, { startPlatform }, { setupWorker }, { http }] = await Promise.all([
    import('./store/embedded'),
    import('./platform'),
    import('msw/browser'),
    import('msw/core/http'),
  ])
  const store = await openEmbedded(keepAs ? `idb://${keepAs}` : 'memory://', 'this browser')
  const platform = await startPlatform({
    sql: store,
    size: 'small',
    onSms: ({ mobile, text }) => console.info(`SMS to ${mobile}: ${text}`),
  })
  const worker = setupWorker(http.all(`${location.origin}/api/*`, ({ request }) => platform.fetch(request)))
  await worker.start({
    quiet: true,
    onUnhandledRequest: 'bypass',
    serviceWorker: { url: `${base}mockServiceWorker.js` },
  })
  platform.startJobs()
}
