import { sanitiseMail } from '@/screens/kinds/parts/sanitise'

/** No scripts and no requests; inline styles only. */
const policy = "default-src 'none'; style-src 'unsafe-inline'"

/** Mail is read on white, whatever the console's theme. */
const looks = `
  html { background: #ffffff; color: #222222; color-scheme: light; }
  body { margin: 16px; font: 14px/1.6 system-ui, sans-serif; overflow-wrap: anywhere; }
  table { max-width: 100%; }
  .link { color: #1a5fb4; text-decoration: underline; }
  .picture { display: inline-block; padding: 8px 12px; border: 1px dashed #999999; color: #666666; font-size: 12px; }
`

export const mailDocument = (html: string): string =>
  `<!doctype html><html><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}">` +
  `<style>${looks}</style></head><body>${sanitiseMail(html)}</body></html>`
