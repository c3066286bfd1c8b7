import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { l } from '@/declaration'
import { isSameUser, userHash, viewAsOf } from '@/platform/userInfo'
import { forAll } from '../cases'

const named = fc.record({ username: fc.string(), name: fc.string() })

describe('whose a session is', () => {
  const [noName, noLogin] = [{ name: '' }, { username: '', name: 'X' }]

  it.each([
    ['the sign-in name', { username: 'a', name: 'X' }, { username: 'a', name: 'Y' }, true],
    ['another sign-in name', { username: 'a', name: 'X' }, { username: 'b', name: 'X' }, false],
    ['the name, where no sign-in name is told', noLogin, { ...noLogin }, true],
    ['another name', noLogin, { username: '', name: 'Y' }, false],
    ['a name that is a sign-in name elsewhere', { username: 'X', ...noName }, noLogin, false],
    ['nobody', { username: '', ...noName }, { username: '', ...noName }, false],
  ])('is told by %s', (_what, one, other, same) => {
    expect(isSameUser(one, other)).toBe(same)
    expect(isSameUser(other, one)).toBe(same)
  })

  it('has one mark over all sessions, in which the name is not', () => {
    forAll([named, named], (one, other) => {
      expect(userHash(one)).toMatch(one.username || one.name ? /^[0-9a-f]{1,8}$/ : /^$/)
      expect(userHash({ ...one })).toBe(userHash(one))
      if (isSameUser(one, other)) expect(userHash(one)).toBe(userHash(other))
    })
    const [partner, agent] = ['demo_partner', 'demo_agent'].map((username) =>
      userHash({ username, name: '' }),
    )
    expect(partner).not.toBe(agent)
  })
})

describe('the roles to look as', () => {
  const [title, chinese] = [l('编辑', 'Editor', 'Editor'), l('编辑', 'editor', 'editor')]
  const editor = { role: 'editor', title, permissions: ['trade.list'], roles: ['editor'] }

  it('come as they were sent', () => {
    expect(viewAsOf([editor])).toEqual([editor])
  })

  it.each([
    ['nothing', undefined, []],
    ['no list', { role: 'editor' }, []],
    ['no name', [{ ...editor, role: ' ' }], []],
    ['one twice', [editor, { ...editor, permissions: ['*'] }], [editor]],
    ['spoilt entries', [null, 7, 'editor', [], editor], [editor]],
    [
      'no title and spoilt lists',
      [{ role: 'editor', permissions: ['a', 7, ''], roles: 'admin' }],
      [{ role: 'editor', title: l('editor', 'editor', 'editor'), permissions: ['a'], roles: [] }],
    ],
    ['a title in Chinese', [{ ...editor, title: { zh: '编辑', en: 7 } }], [{ ...editor, title: chinese }]],
  ])('of %s are cleaned', (_what, sent, expected) => {
    expect(viewAsOf(sent)).toEqual(expected)
  })

  it('never throw, whatever is sent, and are at most fifty', () => {
    const most = 50
    forAll(
      [fc.oneof(fc.anything(), fc.array(fc.record({ role: fc.string(), permissions: fc.anything() })))],
      { runs: 500 },
      (sent) => {
        const views = viewAsOf(sent)
        expect(views.length).toBeLessThanOrEqual(most)
        expect(new Set(views.map(({ role }) => role)).size).toBe(views.length)
      },
    )
    const many = Array.from({ length: 80 }, (_, index) => ({ ...editor, role: `r${index}` }))
    expect(viewAsOf(many)).toHaveLength(most)
  })
})
