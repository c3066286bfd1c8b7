import { readFileSync } from 'node:fs'
import { securityHeaders } from '@mock/http/securityHeaders'
import { describe, expect, it } from 'vitest'
import { beforePaint } from '@/pages/prerender'

const section =
  /## Serving it with another web server\n([\s\S]*)/.exec(readFileSync('mock/README.md', 'utf8'))?.[1] ?? ''
const [headers = '', server = ''] = Array.from(
  section.matchAll(/```nginx\n([\s\S]*?)```/g),
  ([, text = '']) => text,
)

/** The content of `location <path> { … }`. */
const location = (path: string): string =>
  new RegExp(`\\n  location ${path} \\{\\n([\\s\\S]*?)\\n  \\}`).exec(server)?.[1] ?? ''
const cacheOf = (path: string) => /add_header Cache-Control "([^"]+)"/.exec(location(path))?.[1]
const locations = Array.from(server.matchAll(/\n {2}location (\S+) \{/g), ([, path = '']) => path)

/** mock/README.md shows how another web server serves the console as `npm start` does. */
describe('the web server of mock/README.md', () => {
  it('sends every security header of ours, with errors too, and no other', () => {
    const shown = Array.from(
      headers.matchAll(/^add_header (\S+) "([^"]*)" always;$/gm),
      ([, name = '', value]) => [name.toLowerCase(), value],
    )
    expect(shown).toHaveLength(headers.trim().split('\n').length)
    // Only the public pages have an inline script, which is the same in every build.
    const html = `${readFileSync('index.html', 'utf8')}<script>${beforePaint}</script>`
    expect(Object.fromEntries(shown)).toEqual(securityHeaders(html))
  })

  it('sends them wherever it sends anything', () => {
    expect(locations).toEqual(['/', '/assets/', '/api/'])
    for (const path of locations) expect(location(path)).toContain('include snippets/console-headers.conf;')
  })

  it('answers a public page with its document, any other address of the console with its page, and a part that is gone with none', () => {
    expect(location('/')).toContain('try_files $uri $uri/index.html /index.html;')
    expect(location('/assets/')).toContain('try_files $uri =404;')
    expect(location('/api/')).toContain('proxy_pass https://platform.example.com;')
  })

  it.each([
    ['/', 'no-cache'],
    ['/assets/', 'public, max-age=31536000, immutable'],
    ['/api/', 'no-store'],
  ])('lets %s be kept as npm start does: %s', (path, cache) => {
    expect(cacheOf(path)).toBe(cache)
  })
})
