import { describe, expect, it } from 'vitest'
import { webAddress } from '@/screens/kinds/parts/address'
import { hostileAddresses } from '../security/hostileAddresses'

const places = ['/path', 'path', '?q=1', '#top', '', ' ', 'mailto:a@example.com', 'tel:10086']
const unfinished = ['http:', 'http://', 'https//shop.example.com', 'shop.example.com']

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

  it.each([...hostileAddresses, ...places, ...unfinished])('is none: %j', (value) => {
    expect(webAddress(value)).toBeUndefined()
  })
})
