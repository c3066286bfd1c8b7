import { describe, expect, it } from 'vitest'
import { webAddress } from '@/screens/kinds/parts/address'

const scripts = [
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  ' javascript:alert(1)',
  '\u0001javascript:alert(1)',
  'java\nscript:alert(1)',
  'java\tscript:alert(1)',
  'javascript://shop.example.com/%0aalert(1)',
  'vbscript:msgbox(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:text/html;base64,PHNjcmlwdD4=',
]
const otherSchemes = [
  'blob:https://shop.example.com/1',
  'file:///etc/passwd',
  'ftp://shop.example.com/',
  'ws://shop.example.com/',
  'about:blank',
  'chrome://settings',
  'mailto:a@example.com',
  'tel:10086',
  'view-source:https://shop.example.com',
  'intent://shop.example.com#Intent;end',
]

describe('a link', () => {
  it.each([
    ['http://shop.example.com', 'http://shop.example.com/'],
    ['https://shop.example.com/a?b=c#d', 'https://shop.example.com/a?b=c#d'],
    ['HTTPS://SHOP.example.com/A', 'https://shop.example.com/A'],
    ['https://shop.example.com:8443/推送', 'https://shop.example.com:8443/%E6%8E%A8%E9%80%81'],
    ['https://user:pass@shop.example.com/', 'https://user:pass@shop.example.com/'],
    ['https://10.0.0.1/notify', 'https://10.0.0.1/notify'],
  ])('leads to the web: %s', (value, href) => {
    expect(webAddress(value)).toBe(href)
  })

  it.each([
    ...scripts,
    ...otherSchemes,
    '//shop.example.com/',
    '\\\\shop.example.com\\',
    '/path',
    'path',
    '?q=1',
    '#top',
    '',
    ' ',
    'http:',
    'http://',
    'https:///',
    'https:shop.example.com',
    'http:\\\\shop.example.com',
    ...['https//shop.example.com', 'shop.example.com', 'https://[::1', 'https://a b.example.com/'],
  ])('is none: %j', (value) => {
    expect(webAddress(value)).toBeUndefined()
  })
})
