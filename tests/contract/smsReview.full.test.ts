import type { JsonObject } from '@mock/platform/contract'
import sign from '@resources/sms/sign/smsSign.area'
import type template from '@resources/sms/template/smsTemplate.area'
import { templateProblems, variablesFor } from '@resources/sms/template/templateRules'
import { describe, expect, test } from 'vitest'
import type { RecordOf } from '@/declaration'
import { signNames, templateTable } from '../unit/resources/smsTemplateTable'
import { beginnings, uploading } from './files/uploading'
import { answered, Operator } from './operator'

type Sign = RecordOf<typeof sign> & { readonly version: number }
type Template = RecordOf<typeof template> & { readonly version: number }

const hour = 3600

/** Signatures, templates and their reviews (resources/README.md#review). */
describe('signatures and templates', () => {
  const at = new Operator()
  const { post } = at

  const all = async <T>(list: string, filter = '') => (await at.list<T>(`${list}?limit=100${filter}`)).items
  const signs = (filter = '') => all<Sign>('smssignlist', filter)
  const templates = (filter = '') => all<Template>('smstemplatelist', filter)
  const aSign = async (status: Sign['status']) => {
    const [found] = await signs(`&status=${status}`)
    if (!found) throw new Error(`no signature is ${status}`)
    return found
  }
  const newSign = (more: JsonObject = {}) => ({
    ...{ sign_name: '青禾云仓', sign_type: 'COMMON', sign_source: 'COMPANY', own_use: true },
    ...{ files: [], remark: '', submit: true, ...more },
  })
  const newTemplate = (more: JsonObject = {}) => ({
    ...{ template_name: '通知', template_type: 'NOTICE', content: '您的退货已签收。', variables: [] },
    ...{ related_sign: '青禾软件', remark: '', submit: true, ...more },
  })
  const saveSign = (more: JsonObject) => answered<Sign>(post('savesmssign', newSign(more)))
  const saveTemplate = (more: JsonObject) => answered<Template>(post('savesmstemplate', newTemplate(more)))
  const signNow = async (id: number) => (await signs()).find(({ sign_id }) => sign_id === id)
  const templateNow = async (code: string) =>
    (await templates()).find(({ template_code }) => template_code === code)
  /** Sets the pace of reviewers and carriers for a while; 0: at once. */
  const atPace = async (pace: number, seconds: number) => {
    at.running.channels.pace = pace
    await at.pass(seconds)
    at.running.channels.pace = 1
  }

  test('the sandbox has nine signatures and 34 templates that keep their rules', async () => {
    const count = (rows: readonly { status: string }[], ...states: readonly string[]) =>
      states.map((state) => rows.filter(({ status }) => status === state).length)
    const own = await signs()
    expect(count(own, 'APPROVED', 'REVIEWING', 'REJECTED')).toEqual([6, 1, 2])
    const texts = await templates()
    expect(count(texts, 'APPROVED', 'REVIEWING', 'REJECTED', 'DRAFT')).toEqual([24, 4, 4, 2])
    const names = own.filter(({ status }) => status === 'APPROVED').map(({ sign_name }) => sign_name)
    for (const { template_type, content, variables, related_sign, status, reject_reason } of texts) {
      expect(variablesFor(template_type, content, variables)).toEqual(variables)
      expect(templateProblems(template_type, content, variables)).toEqual([])
      expect(names).toContain(related_sign)
      expect(reject_reason !== '').toBe(status === 'REJECTED')
    }
    const everybodys = await at.running.store.query<Sign>(
      'select status from area."smsSign" union select status from area."smsTemplate"',
    )
    expect(new Set(everybodys.map(({ status }) => status))).toEqual(
      new Set(Object.keys(sign.fields.status.of)),
    )
    for (const name of ['carrier_status', 'sign_source'] as const)
      expect(new Set(own.map((one) => one[name]))).toEqual(new Set(Object.keys(sign.fields[name].of)))
  })

  test.each(signNames.filter(([name]) => name !== ''))(
    'the name %j of a signature may be: %s',
    async (name, good) => {
      const { code } = await post('savesmssign', newSign({ sign_name: name, submit: false }))
      expect(code).toBe(good ? 0 : 41001)
    },
  )

  for (const [template_type, what, content, problem, attr] of templateTable)
    test(`${template_type}: ${what}`, async () => {
      const variables = variablesFor(template_type, content, []).map(({ name, attr: usual }) => ({
        name,
        attr: attr ?? usual,
      }))
      const { code, message } = await post(
        'savesmstemplate',
        newTemplate({ template_type, content, variables, submit: false }),
      )
      expect(code).toBe(problem?.[0] ?? 0)
      if (problem?.[1] !== undefined) expect(message).toContain(problem[1])
    })

  test('variables that were left out are found in the text', async () => {
    const { variables } = await saveTemplate({ content: `订单\${order}已于\${time}发出。`, submit: false })
    expect(variables).toEqual([
      { name: 'order', attr: 'ORDER_NO' },
      { name: 'time', attr: 'TIME' },
    ])
  })

  test.each([
    ['a name that is taken', { sign_name: '青禾软件' }, 41002],
    ['a trademark without proof', { sign_source: 'TRADEMARK' }, 41006],
    ['use for others without proof', { own_use: false }, 41006],
    ['a source that is no longer accepted', { sign_source: 'SHOP' }, 10001],
    ['a file that was never uploaded', { files: [{ file_id: 'F1', name: '1.png', url: '/1.png' }] }, 10001],
  ])('a signature with %s is refused', async (_, more, code) => {
    expect((await post('savesmssign', newSign(more))).code).toBe(code)
  })

  test('a template wants a signature that is approved, a draft one that is there', async () => {
    const { sign_name } = await aSign('REVIEWING')
    expect((await post('savesmstemplate', newTemplate({ related_sign: sign_name }))).code).toBe(41003)
    expect((await post('savesmstemplate', newTemplate({ related_sign: '没有这个' }))).code).toBe(41003)
    expect((await saveTemplate({ related_sign: sign_name, submit: false })).status).toBe('DRAFT')
  })

  test('promotion is for companies whose licence is known', async () => {
    const promo = newTemplate({ template_type: 'PROMO', content: '会员日欢迎回店。拒收请回复R' })
    const license = (no: string) =>
      at.query('update partner_profile set license_no = $2 where partner_id = $1', no)
    await license('')
    expect((await post('savesmstemplate', promo)).code).toBe(10001)
    await license('91330000MA00000000')
    expect((await post('savesmstemplate', promo)).code).toBe(0)
  })

  // That it is locked until then is tested for every area.
  test('what is withdrawn from a review may be submitted again', async () => {
    const { sign_id } = await saveSign({ sign_name: '青禾锁定' })
    expect((await post('cancelsmssign', { ids: [String(sign_id)] })).data).toMatchObject({ failed: [] })
    const withdrawn = await signNow(sign_id)
    expect(withdrawn).toMatchObject({ status: 'CANCELED', audit_time: null })
    const edit = { ...newSign({ sign_name: '青禾锁定' }), sign_id, version: withdrawn?.version ?? 0 }
    expect((await post('savesmssign', edit)).data).toMatchObject({ status: 'REVIEWING' })
  })

  test('what is in use is changed by a new submission alone', async () => {
    const { sign_id, version, sign_name } = await aSign('APPROVED')
    const edit = { ...newSign({ sign_name, remark: '改' }), sign_id, version }
    expect((await post('savesmssign', { ...edit, submit: false })).code).toBe(10006)
  })

  test('what is used is not removed; how often is said', async () => {
    const used = (await templates()).filter(({ related_sign }) => related_sign === '青禾软件').length
    const { sign_id } = (await signs('&sign_name=青禾软件'))[0] ?? {}
    const { code, message } = await post('removesmssign', { sign_id: sign_id ?? 0 })
    expect(code).toBe(41005)
    expect(Number(/(\d+)/.exec(message)?.[1])).toBeGreaterThanOrEqual(used)
    const unused = await saveSign({ sign_name: '青禾无用', submit: false })
    expect((await post('removesmssign', { sign_id: unused.sign_id })).code).toBe(0)
  })

  test('one signature is the default', async () => {
    const other = (await signs('&status=APPROVED')).find(({ is_default }) => !is_default)
    await answered(post('setdefaultsmssign', { sign_id: other?.sign_id ?? 0 }))
    const defaults = (await signs()).filter(({ is_default }) => is_default)
    expect(defaults.map(({ sign_id }) => sign_id)).toEqual([other?.sign_id])
  })

  test('reviews end within two hours of the reviewers’ day, and carriers file in working days', async () => {
    const good = await saveSign({ sign_name: '青禾准时' })
    const foreign = await saveSign({ sign_name: '柚见准时' })
    const { file_id = '', url = '' } = await answered(
      uploading(at.running, at.token, new Blob([beginnings.png])),
    )
    const unproven = await saveSign({
      ...{ sign_name: '他人准时', own_use: false, files: [{ file_id, name: '1.png', url }] },
    })
    const notice = await saveTemplate({})
    const praise = await saveTemplate({ content: '您收藏的店铺有福利，欢迎选购。' })
    const odd = await saveTemplate({
      ...{ content: `您的订单\${order}已发出。`, variables: [{ name: 'order', attr: 'NUMBER_CODE' }] },
    })
    await at.pass(hour)
    expect(await signNow(good.sign_id)).toMatchObject({ status: 'REVIEWING' })
    await at.pass(3 * hour)
    const decided = {
      status: 'APPROVED',
      carrier_status: 'FILING',
      reject_reason: '',
      audit_time: expect.any(Number),
    }
    const approved = await signNow(good.sign_id)
    expect(approved).toMatchObject(decided)
    const isTurnedDown = async (sign_id: number, reject_reason: string) =>
      expect(await signNow(sign_id)).toMatchObject({
        status: 'REJECTED',
        reject_reason,
      })
    await isTurnedDown(foreign.sign_id, '签名与资质主体不一致')
    await isTurnedDown(unproven.sign_id, '文件不能证明信息真实性')
    expect(await templateNow(notice.template_code)).toMatchObject({ status: 'APPROVED' })
    expect(await templateNow(praise.template_code)).toMatchObject({
      reject_reason: '含有营销内容，请按推广短信提交',
    })
    expect(await templateNow(odd.template_code)).toMatchObject({ reject_reason: '变量属性不符' })

    const filed = async () => (await signNow(good.sign_id))?.carrier_status
    expect(await filed()).toBe('FILING')
    // Five to ten working days pass in less than ten minutes.
    await atPace(2000, 600)
    expect(await filed()).toBe('FILED')
  })

  test('carriers know signatures by their names: a new review of the same one files nothing anew', async () => {
    const [filed] = await signs('&status=APPROVED&carrier_status=FILED')
    const { sign_id = 0, version = 0 } = filed ?? {}
    at.running.channels.pace = 2000
    await answered(post('savesmssign', { sign_id, version, remark: '发货通知', submit: true }))
    await atPace(2000, 60)
    expect(await signNow(sign_id)).toMatchObject({
      status: 'APPROVED',
      carrier_status: 'FILED',
    })
  })

  test('channels that are sped up review at once', async () => {
    at.running.channels.pace = 0
    const { sign_id } = await saveSign({ sign_name: '青禾加急' })
    await atPace(0, 60)
    expect(await signNow(sign_id)).toMatchObject({ status: 'APPROVED' })
  })
})
