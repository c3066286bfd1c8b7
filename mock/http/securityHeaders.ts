import { createHash } from 'node:crypto'

const policy = (scripts: readonly string[]): string =>
  [
    "default-src 'self'",
    ["script-src 'self'", ...scripts].join(' '),
    // The components' styles are written into the page at run time.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ].join('; ')

/** Hashes of the scripts inside the pages, each once, so that no other one may run. */
const inlineScripts = (html: string): readonly string[] => {
  const scripts = html.matchAll(/<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g)
  const hashes = Array.from(scripts, ([, text = '']) => createHash('sha256').update(text).digest('base64'))
  return [...new Set(hashes)].map((hash) => `'sha256-${hash}'`)
}

/** The headers of every response (OWASP ASVS 5.0, 3.4). `html`: the console's pages, for the hashes of their scripts. */
export const securityHeaders = (html: string): Readonly<Record<string, string>> => ({
  'content-security-policy': policy(inlineScripts(html)),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'referrer-policy': 'same-origin',
  // Only effective over HTTPS, that is behind a TLS proxy.
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
})
