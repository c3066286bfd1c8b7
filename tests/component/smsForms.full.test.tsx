import sign from '@resources/sms/sign/smsSign.area'
import template from '@resources/sms/template/smsTemplate.area'
import RelatedSign from '@resources/sms/template/ui/RelatedSign.part'
import TemplateContent from '@resources/sms/template/ui/TemplateContent.part'
import TemplateVariables from '@resources/sms/template/ui/TemplateVariables.part'
import type { DataProvider, RaRecord } from 'react-admin'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Resource } from '@/declaration'
import { PlatformError } from '@/platform/errors'
import { FormDialog } from '@/screens/form/FormDialog'
import { type Around, show } from './kinds.fixture'
import { absent, button, choose, click, silenceErrors, texts, visible } from './onPage'

const signs = [
  { id: '1', sign_id: 1, sign_name: '青禾软件', sign_type: 'COMMON', status: 'APPROVED' },
  { id: '2', sign_id: 2, sign_name: '青禾验证', sign_type: 'CODE', status: 'APPROVED' },
]

const written: RaRecord = {
  ...{ id: 'SMS_900000100', template_code: 'SMS_900000100', template_name: '发货通知', version: 3 },
  ...{ template_type: 'NOTICE', content: `订单\${order}已发出。`, related_sign: '青禾软件', remark: '' },
  ...{
    variables: [{ name: 'order', attr: 'NUMBER_CODE' }],
    status: 'REJECTED',
    reject_reason: '变量属性不符',
  },
}

interface Opening extends Pick<Around, 'locale' | 'at'> {
  readonly record?: RaRecord
  readonly refused?: PlatformError
}

/** The form of a record, or of a new one if the address says so; returns what was saved, and with which button. */
const open = async (resource: Resource, { record, refused, ...around }: Opening = {}) => {
  const saved = vi.fn<(data: object, button: unknown) => void>()
  const save = async (_: string, { data, meta }: { data: object; meta?: { button?: number } }) => {
    if (refused) throw refused
    saved(data, meta?.button)
    return { data: { id: '9', ...data } }
  }
  await show(<FormDialog id={around.at ? undefined : record?.id} onClose={() => {}} />, {
    resources: [sign, template],
    resource,
    components: { RelatedSign, TemplateContent, TemplateVariables },
    dataProvider: {
      getList: (async () => ({ data: signs, total: signs.length })) as DataProvider['getList'],
      getOne: (async () => ({ data: record })) as DataProvider['getOne'],
      create: save as DataProvider['create'],
      update: save as DataProvider['update'],
    },
    ...around,
  })
  return () => saved.mock.calls.map(([data, button]) => ({ ...data, button }))
}
const field = (name: string) => page.getByRole('textbox', { name, exact: true })
const problems = () => page.getByRole('list', { name: '问题' })

test('a template tells while it is typed what is wrong, leads there, and goes once all is mended', async () => {
  const saved = await open(template)
  await field('模板名称').fill('发货通知')
  await absent(problems().getByRole('listitem'))
  await field('模板内容').fill('您的订单已发出，优惠券在此')
  await expect.element(problems()).toHaveTextContent('模板内容含禁用内容：优惠券')
  await button('提交').click()
  await visible('请修改模板内容')
  await button('定位').click()
  await userEvent.keyboard('详情')
  await expect.element(field('模板内容')).toHaveValue('您的订单已发出，详情在此')
  await absent('请修改模板内容')

  await page.getByRole('combobox', { name: '关联签名' }).click()
  // A signature only for codes does not fit a notice.
  expect(texts(page.getByRole('option'))).toEqual(['青禾软件'])
  await click(page.getByRole('option'), button('存为草稿'))
  await expect.poll(saved).toMatchObject([{ content: '您的订单已发出，详情在此', variables: [], button: 0 }])
})

test('variables are put in at the cursor, stand in a table that follows the text, and fill the example', async () => {
  const saved = await open(template)
  await field('模板名称').fill('发货通知')
  await choose('关联签名', '青禾软件')
  await field('模板内容').fill('订单已发出。')
  await userEvent.keyboard('{Home}{ArrowRight}{ArrowRight}')
  await button('插入变量 order').click()
  await expect.element(field('模板内容')).toHaveValue(`订单\${order}已发出。`)
  await visible('【青禾软件】订单9240618000123已发出。', '示例 25 字（含签名），计费 1 条')
  await expect.element(page.getByRole('combobox', { name: '变量 order 的属性' })).toHaveTextContent('单号')
  await choose('变量 order 的属性', '其他（≤ 35 字）')
  await visible('【青禾软件】订单示例内容已发出。')
  await button('提交').click()
  await expect.poll(saved).toMatchObject([{ variables: [{ name: 'order', attr: 'OTHER' }], button: 1 }])
})

test('a promotion is given its end with one click', async () => {
  await open(template)
  await choose('类型', '推广')
  await field('模板内容').fill('会员日欢迎回店。')
  await expect.element(problems()).toHaveTextContent('推广短信须以“拒收请回复R”结尾')
  await button('拒收请回复R').click()
  await expect.element(field('模板内容')).toHaveValue('会员日欢迎回店。拒收请回复R')
  await absent(problems().getByRole('listitem'))
})

test.each([
  ['zh', '驳回原因：变量属性不符', '变量'],
  ['en', 'Rejection reason: A variable has the wrong value type', 'Variables'],
  ['es', 'Motivo del rechazo: El tipo de valor de una variable no corresponde', 'Variables'],
] as const)(
  'why one was turned down stands beside what is to be mended, in %s',
  async (locale, words, group) => {
    await open(template, { record: written, locale })
    const note = page.getByRole('note')
    await expect.element(note).toHaveTextContent(words)
    const named = page.getByRole('group', { name: group, exact: true }).element()
    expect(note.element().nextElementSibling).toBe(named)
  },
)

test('a reason that nobody knows stands above the form', async () => {
  await open(template, { record: { ...written, reject_reason: '请联系客服' } })
  await expect.element(page.getByRole('note')).toHaveTextContent('驳回原因：请联系客服')
})

test('what the platform says against the content stays beside it until the content is changed', async () => {
  silenceErrors()
  const refused = new PlatformError({ code: 41018, message: '模板含有违禁词', data: null })
  await open(template, { record: written, refused })
  await button('提交').click()
  await visible('模板含有违禁词')
  await expect.element(field('模板内容')).toHaveAttribute('aria-invalid', 'true')
  await field('模板内容').fill(`您的订单\${order}已发出。`)
  await absent('模板含有违禁词')
})

test('a copy begins with the texts of another and is a new template', async () => {
  const at = '/sendsms/smstemplete/create?copy=SMS_900000100'
  const saved = await open(template, { record: written, at })
  await expect.element(field('模板名称')).toHaveValue('发货通知')
  expect(page.getByRole('note').elements()).toHaveLength(0)
  await button('提交').click()
  await expect.poll(saved).toMatchObject([{ content: `订单\${order}已发出。`, button: 1 }])
  expect(saved()[0]).not.toHaveProperty('template_code')
})

test('what is in use can only be submitted anew', async () => {
  await open(template, { record: { ...written, status: 'APPROVED', reject_reason: '' } })
  await visible(button('提交'))
  expect(button('存为草稿').elements()).toHaveLength(0)
})

test('a signature’s name is checked as it is on the platform, and what the platform refuses stands beside it', async () => {
  silenceErrors()
  const taken = new PlatformError({ code: 41002, message: '签名已存在', data: null })
  await open(sign, { refused: taken })
  await field('签名').fill('青禾测试')
  await button('提交').click()
  await visible(/格式不正确/)
  await field('签名').fill('青禾家居')
  await page.getByRole('combobox', { name: '签名来源' }).click()
  await expect.poll(() => texts(page.getByRole('option'))).toEqual(['企事业单位名', '注册商标', '已上线 App'])
  await userEvent.keyboard('{Escape}')
  await button('提交').click()
  await visible('签名已存在')
  await expect.element(field('签名')).toHaveAttribute('aria-invalid', 'true')
})
