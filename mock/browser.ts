export interface BrowserPlatformOptions {
  /** Folder of the data in the browser's own file system. */
  readonly keepAs: string
  /** The console's path on its host, ending in a slash; the service worker's script is there too. */
  readonly base: string
}

/** In every language, because none of the console's texts are loaded yet. */
const waiting = {
  'zh-CN': '正在准备演示数据，首次打开约需半分钟',
  en: 'Preparing the data of the demo. The first visit takes about half a minute.',
  es: 'Preparando los datos de la demostración. La primera visita tarda cerca de medio minuto.',
}

/** Explains the empty page while the platform starts, styled like the page for failed starts. The console replaces it. */
function sayWaiting(): void {
  const root = document.getElementById('root')
  if (!root || root.hasChildNodes()) return
  const notice = document.createElement('main')
  notice.className = 'load-failure'
  notice.role = 'status'
  for (const [lang, text] of Object.entries(waiting)) {
    const line = document.createElement(notice.hasChildNodes() ? 'p' : 'h1')
    line.lang = lang
    line.textContent = text
    notice.append(line)
  }
  root.append(notice)
}

/** Opens the data of an earlier visit. If that visit left it half written, starts over: only samples are lost. */
async function openKept(folder: string) {
  const [{ openEmbedded }, { FilesInBrowser }] = await Promise.all([
    import('./store/embedded'),
    import('./store/filesInBrowser'),
  ])
  const open = async (files?: InstanceType<typeof FilesInBrowser>) => ({
    store: await openEmbedded('memory://', 'this browser', { files }),
    files,
  })
  if (!(await FilesInBrowser.canBeKept())) return open()
  return open(new FilesInBrowser(folder)).catch(async () => {
    await FilesInBrowser.remove(folder)
    return open(new FilesInBrowser(folder))
  })
}

/** Starts the whole platform in this browser. Throws where no service worker can be registered. */
export async function startInBrowser({ keepAs, base }: BrowserPlatformOptions): Promise<void> {
  sayWaiting()
  // Separate imports load in parallel, in chunks of moderate size.
  const [{ store, files }, { startPlatform }, { setupWorker }, { http }] = await Promise.all([
    openKept(keepAs),
    import('./platform'),
    import('msw/browser'),
    import('msw/core/http'),
  ])
  const platform = await startPlatform({
    sql: store,
    size: 'small',
    onSms: ({ mobile, text }) => console.info(`SMS to ${mobile}: ${text}`),
  })
  // The first copy is by far the longest: the first call would wait for it.
  await files?.copy()
  const answer = async (request: Request): Promise<Response> => {
    const response = await platform.fetch(request)
    // Answered changes must survive a reload.
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
