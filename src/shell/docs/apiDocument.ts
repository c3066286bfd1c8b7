import { basePath, fetchText } from '@/platform/client'

const address = `${basePath}/openapi.json`

const isDocument = (type: string | null): boolean => type?.startsWith('application/json') ?? false

/** Whether the platform serves the description of its calls. This is optional; no answer counts as no. */
export const hasApiDocument = async (signal: AbortSignal): Promise<boolean> => {
  const { ok, headers } = await fetchText(address, { method: 'HEAD', signal })
  // A web server may answer every unknown path with the console's own page.
  return ok && isDocument(headers.get('Content-Type'))
}

/**
 * Downloads the description of the platform's calls. It is fetched rather than linked to, so that it also works where
 * the platform runs inside the page.
 *
 * @throws TransportError when it does not arrive
 */
export const downloadApiDocument = async (): Promise<void> => {
  const { text } = await fetchText(address)
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = 'openapi.json'
  link.click()
  URL.revokeObjectURL(url)
}
