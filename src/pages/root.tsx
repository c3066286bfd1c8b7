import { type ComponentType, StrictMode } from 'react'
import { createRoot, type Root } from 'react-dom/client'

let root: Root | undefined

/**
 * Shows a page in the document's only React root.
 *
 * Errors, whether React caught them or not, are also reported as `error` events on the window, so that one listener,
 * such as the error log, sees them all.
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
  // Pages render their own <title>, but the one in index.html comes first and would win.
  document.head.querySelector('title')?.remove()
  const report = (error: unknown) => reportError(error)
  return createRoot(container, {
    onCaughtError: report,
    onUncaughtError: report,
    onRecoverableError: report,
  })
}
