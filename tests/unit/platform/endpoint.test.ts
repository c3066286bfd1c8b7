import { afterEach, describe, expect, it, vi } from 'vitest'
import { defineEndpoints, integer, l, text } from '@/declaration'
import { register, resetPassword, sendRecoveryCode, sendRegisterCode } from '@/platform/account'
import { lazySource } from '@/platform/dataProvider/source'
import { ask } from '@/platform/endpoint'
import { PlatformError } from '@/platform/errors'
import { requiredCode, sendLoginCode, signIn } from '@/platform/signIn'
import { readToken } from '@/platform/visit'
import { platformStub, refused } from './platformStub'

afterEach(() => vi.unstubAllGlobals())

const label = l('名称', 'Name', 'Nombre')

const { look, write } = defineEndpoints({
  look: {
    label,
    call: 'GET /user/desk',
    query: { day: integer({ label, required: true }), word: text({ label }) },
    answer: { n: integer({ label }) },
  },
  write: {
    label,
    call: 'POST /user/write',
    inputs: { words: text({ label, required: true }) },
    answer: {},
    requestId: true,
  },
})

it('a declared GET sends its parameters, and nothing for what is left out', async () => {
  const sent = platformStub(() => ({ n: 7 }))
  const { n } = await ask(look, { query: { day: 3, word: undefined } })
  expect(n).toBe(7)
  expect(sent).toEqual([{ call: 'GET /user/desk', query: { day: '3' }, body: undefined }])
})

it('a declared POST sends its inputs with the id of the intent', async () => {
  const sent = platformStub(() => ({}))
  await ask(write, { input: { words: '好' }, requestId: 'request-1' })
  const body = { words: '好', request_id: 'request-1' }
  expect(sent).toEqual([{ call: 'POST /user/write', query: {}, body }])
})

it('a refusal is its error', async () => {
  platformStub(() => refused(10005, '请勿重复提交'))
  await expect(ask(write, { input: { words: '好' } })).rejects.toMatchObject({ code: 10005 })
})

describe('signing in with a code', () => {
  it('sends name, trimmed, password, as it is, and code, which is empty while none is asked for', async () => {
    const sent = platformStub(() => ({ token: 'k3VnQe' }))
    await signIn({ username: ' demo_partner ', password: ' demo ', mobileVcode: '000000' })
    expect(readToken()).toBe('k3VnQe')
    await signIn({ username: 'demo_partner', password: 'demo123456' })
    const username = 'demo_partner'
    expect(sent).toMatchObject([
      { call: 'POST /user/login', body: { username, password: ' demo ', mobile_vcode: '000000' } },
      { body: { username, password: 'demo123456', mobile_vcode: '' } },
    ])
  })

  it('is wanted by one refusal only, which tells where the code goes', () => {
    const refusal = (code: number, data: unknown) => new PlatformError({ code, message: 'x', data })
    const wanted = refusal(60210, { need_mobile_vcode: true, mobile_mask: '154****0001' })
    expect(requiredCode(wanted)).toEqual({ mobileMask: '154****0001' })
    expect(requiredCode(refusal(60210, null))).toEqual({ mobileMask: '' })
    expect(requiredCode(refusal(60204, { mobile_mask: '154****0001' }))).toBeUndefined()
    expect(requiredCode(new Error('60210'))).toBeUndefined()
  })

  const usual = { mobileMask: '', expireSeconds: 300, resendSeconds: 60 }
  const told = { mobile_mask: '154****0001', expire_seconds: 120, resend_seconds: 30 }

  it.each([
    [told, { mobileMask: '154****0001', expireSeconds: 120, resendSeconds: 30 }],
    ['success', usual],
    [{ expire_seconds: -1, resend_seconds: '5' }, usual],
  ])('has one sent by the name and the password: %j', async (data, known) => {
    const sent = platformStub(() => data)
    await expect(sendLoginCode({ username: ' demo_partner', password: 'demo123456' })).resolves.toEqual(known)
    const body = { username: 'demo_partner', password: 'demo123456' }
    expect(sent).toMatchObject([{ call: 'POST /user/sendloginsms', body }])
  })
})

describe('an account', () => {
  const mobile = '15400000001'
  const registration = {
    ...{ mobile, vcode: '000000', username: 'qinghe', password: 'demo123456', password_again: 'demo123456' },
    ...{ company_name: '青禾', contact_name: '林青', partner_type: 'ISV', agree: true },
  }
  const recovery = { mobile, vcode: '000000', new_password: 'demo123', new_password_again: 'demo123' }

  it('is opened and recovered by the calls of the platform', async () => {
    const sent = platformStub(() => ({ expire_seconds: 300, resend_seconds: 60 }))
    const known = { expireSeconds: 300, resendSeconds: 60 }
    await expect(sendRegisterCode(mobile)).resolves.toEqual(known)
    await register(registration, 'id-1')
    await expect(sendRecoveryCode(mobile)).resolves.toEqual(known)
    await resetPassword(recovery, 'id-2')
    expect(sent.map(({ call, body }) => [call, body])).toEqual([
      ['POST /user/sendregsms', { mobile }],
      ['POST /user/register', { ...registration, request_id: 'id-1' }],
      ['POST /user/findpwd/sendvcode', { mobile }],
      ['POST /user/findpwd/updatewd', { ...recovery, request_id: 'id-2' }],
    ])
  })

  it('is not, when the platform refuses', async () => {
    platformStub(() => refused(60218, '用户名已存在'))
    await expect(register(registration, 'id-1')).rejects.toMatchObject({ code: 60218 })
    await expect(resetPassword(recovery, 'id-2')).rejects.toMatchObject({ code: 60218 })
  })
})

const source = {
  page: async () => ({ rows: [], total: 7 }),
  one: async (id: string) => ({ id }),
  many: async (ids: readonly string[]) => ids.map((id) => ({ id })),
  create: async () => ({ id: 'new' }),
  update: async (id: string) => ({ id }),
  remove: async () => ({ succeeded: [], failed: [] }),
}

it('is fetched with the first request, once for all, and again only when it did not arrive', async () => {
  const load = vi.fn(async () => source)
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
  const late = lazySource(load)
  expect(load).not.toHaveBeenCalled()
  await expect(Promise.all([late.one('a'), late.one('b')])).rejects.toThrow('Failed to fetch')
  expect(load).toHaveBeenCalledTimes(1)
  const read = await Promise.all([late.one('a'), late.many?.(['b', 'c'])])
  expect(read).toEqual([{ id: 'a' }, [{ id: 'b' }, { id: 'c' }]])
  expect(load).toHaveBeenCalledTimes(2)
})
