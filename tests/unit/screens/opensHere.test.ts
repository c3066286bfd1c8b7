import { describe, expect, it } from 'vitest'
import { opensHere } from '@/screens/opensHere'

const plain = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false }

describe('a click on a link', () => {
  it('opens it here', () => expect(opensHere(plain)).toBe(true))

  it.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])('is left to the browser with %s', (key) =>
    expect(opensHere({ ...plain, [key]: true })).toBe(false),
  )
})
