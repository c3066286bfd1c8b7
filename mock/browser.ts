export interface BrowserPlatformOptions {
  /** Name of the data in IndexedDB; without it every page load starts from scratch. */
  readonly keepAs?: string
  /** The console's path on its host, ending in a slash; the service worker's script is there too. */
  readonly base: string
}

/** Starts the whole platform in this browser. Throws where no service worker can be registered. */
export async function startInBrowser({ keepAs, base }: BrowserPlatformOptions): Promise<void> {
  // Separate imports load in parallel, in chunks of moderate size.
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
