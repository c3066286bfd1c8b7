import { type ComponentType, StrictMode } from 'react'
import { createRoot, type Root } from 'react-dom/client'

let root: Root | undefined

/**
 * Shows a page in the document's one React root.
 *
 * Errors that React caught or could not catch are reported as the browser reports any other: whoever listens
 * to `error` on the window, such as an error log, hears of all of them.
 */
export function showPage<Props extends object>(Page: ComponentType<Props>, props: Props): void {
  root ??= start()
  root.render(
    <StrictMode>
      <Page {...props} />
    </StrictMode>,
  )
}

function start(): Root {
  const container = document.getElementById('root')
  if (!container) throw new Error('index.html has no element with the id root')
  // Pages bring their own <title>; the one of index.html stands first and would win.
  document.head.querySelector('title')?.remove()
  const report = (error: unknown) => reportError(error)
  return createRoot(container, {
    onCaughtError: report,
    onUncaughtError: report,
    onRecoverableError: report,
  })
}
