export interface BrowserPlatformOptions {
  /** Folder of the data in the browser's own file system; without it every page load starts from scratch. */
  readonly keepAs?: string
  /** The console's path on its host, ending in a slash; the service worker's script is there too. */
  readonly base: string
}

/** Starts the whole platform in this browser. Throws where no service worker can be registered. */
export async function startInBrowser({ keepAs, base }: BrowserPlatformOptions): Promise<void> {
  // Separate imports load in parallel, in chunks of moderate size.
  const [{ openEmbedded }, { FilesInBrowser }, { startPlatform }, { setupWorker }, { http }] =
    await Promise.all([
      import('./store/embedded'),
      import('./store/filesInBrowser'),
      import('./platform'),
      import('msw/browser'),
      import('msw/core/http'),
    ])
  const files = keepAs ? new FilesInBrowser(keepAs) : undefined
  const store = await openEmbedded('memory://', 'this browser', { files })
  const platform = await startPlatform({
    sql: store,
    size: 'small',
    onSms: ({ mobile, text }) => console.info(`SMS to ${mobile}: ${text}`),
  })
  // The first copy is by far the longest: the first call would wait for it.
  await files?.copy()
  const answer = async (request: Request): Promise<Response> => {
    const response = await platform.fetch(request)
    // What was answered must be there after a reload.
    if (request.method !== 'GET') await files?.copy()
    return response
  }
  const worker = setupWorker(http.all(`${location.origin}/api/*`, ({ request }) => answer(request)))
  await worker.start({
    quiet: true,
    onUnhandledRequest: 'bypass',
    serviceWorker: { url: `${base}mockServiceWorker.js` },
  })
  platform.startJobs()
}
