import emailTemplate from '@resources/email/template/emailTemplate.area'
import { mailDocument } from '@resources/email/template/ui/MailFrame'
import MailPreview from '@resources/email/template/ui/MailPreview.part'
import TestMail from '@resources/email/template/ui/TestMail.part'
import { type ReactNode, useLayoutEffect } from 'react'
import { Form, type RaRecord } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { html, l } from '@/declaration'
import { keepTyped } from '@/screens/form/FormDraft'
import { KindInput } from '@/screens/kinds/KindInput'
import { lostMarkup } from '@/screens/kinds/parts/richText/sameMarkup'
import { sanitiseForEditing } from '@/screens/kinds/parts/sanitise'
import { attacks } from './kinds.attacks'
import { type Around, Aside, show } from './kinds.fixture'
import { button, click, visible } from './onPage'
import { violations, withoutLandmarks } from './violations'

const label = l('正文', 'Body', 'Cuerpo')
const field = html({
  label,
  maxBytes: 2000,
  required: true,
  variables: { Name: l('姓名', 'Name', 'Nombre'), UnsubscribeUrl: l('退订', 'Unsubscribe', 'Baja') },
})
const submit = vi.fn()
beforeEach(() => submit.mockReset())

interface PageProps {
  readonly value?: string
  readonly disabled?: boolean
  readonly children?: ReactNode
}

const Page = ({ value, disabled, children }: PageProps) => (
  <Form
    record={value === undefined ? undefined : { id: 1, value }}
    resetOptions={keepTyped}
    onSubmit={(data: Partial<RaRecord>) => submit(data.value)}
  >
    <KindInput field={field} name="value" disabled={disabled} />
    {children}
    <button type="submit">提交</button>
  </Form>
)
const open = (value?: string, around?: Around) => show(<Page value={value} />, around)

const box = () => page.getByRole('textbox', { name: '正文' })
const reads = (text: string) => expect.poll(() => box().element().textContent).toBe(text)
const addToEnd = async () => {
  await box().click()
  await userEvent.keyboard('{Control>}{End}{/Control}，补充')
  await reads('原文，补充')
}
const sent = async () => {
  await button('提交').click()
  await expect.poll(() => submit.mock.calls.length).toBe(1)
  return submit.mock.calls[0]?.[0]
}
/** Presses a key that moves the caret, and waits until the browser tells the editor, which happens later. */
const press = async (key: string) => {
  const caret = () => {
    const selection = document.getSelection()
    return [selection?.anchorNode, selection?.anchorOffset, selection?.focusNode, selection?.focusOffset]
  }
  const before = caret()
  const moved = new Promise<void>((resolve) => {
    const look = () => {
      if (caret().every((part, index) => part === before[index])) return
      document.removeEventListener('selectionchange', look)
      resolve()
    }
    document.addEventListener('selectionchange', look)
  })
  await userEvent.keyboard(key)
  await moved
}
/** Enters the address of a link or a picture in the dialog. */
const enter = async (name: string, address: string) => {
  await page.getByRole('textbox', { name }).fill(address)
  await button('确定').click()
}
const selectAll = () => userEvent.keyboard('{Control>}a{/Control}')

it('formatted text is written as it will look, and goes out as HTML', async () => {
  await open()
  await box().click()
  await userEvent.keyboard('您好')
  await selectAll()
  await button('加粗').click()
  await expect.element(button('加粗')).toHaveAttribute('aria-pressed', 'true')
  await button('居中').click()
  await press('{ArrowRight}')
  await userEvent.keyboard('{Enter}')
  await click(button('加粗'), button('左对齐'), button('项目符号'))
  await userEvent.keyboard('一{Enter}二')
  await click(button('插入变量'), page.getByRole('menuitem', { name: /Name/ }))
  await expect.poll(() => box().element().textContent).toContain('二{Name}')
  expect(await sent()).toBe(
    '<p style="text-align: center;"><strong>您好</strong></p><ul><li><p>一</p></li><li><p>二{Name}</p></li></ul>',
  )
})

it('formatted text keeps its caret when a key comes before the form has settled after the last one', async () => {
  // Types on as soon as the form has the first character, before the next effects run.
  const Quick = () => {
    const value = useWatch({ name: 'value' })
    useLayoutEffect(() => {
      if (value !== '<p>原一文</p>') return
      box()
        .element()
        .dispatchEvent(
          new KeyboardEvent('keydown', { key: 'Enter', keyCode: 13, bubbles: true, cancelable: true }),
        )
    }, [value])
    return null
  }
  await show(
    <Page value="<p>原文</p>">
      <Quick />
    </Page>,
  )
  await box().click()
  await press('{Control>}{Home}{/Control}')
  await press('{ArrowRight}')
  await userEvent.keyboard('一')
  await reads('原一文')
  await userEvent.keyboard('三')
  expect(await sent()).toBe('<p>原一</p><p>三文</p>')
})

it('formatted text has headings, links to https or a variable alone, and pictures that are not fetched', async () => {
  await open('<p>退订</p>')
  await box().click()
  await page.getByRole('combobox', { name: '段落样式' }).selectOptions('2')
  await selectAll()
  await button('链接').click()
  await enter('链接地址', 'javascript:alert(1)')
  await visible('须为 https 链接、mailto: 或变量')
  await enter('链接地址', '{UnsubscribeUrl}')
  // The dialog returns the focus to the text once it is closed.
  await expect.element(box()).toHaveFocus()
  await press('{ArrowRight}')
  await button('图片').click()
  await page.getByRole('textbox', { name: '替代文字' }).fill('新品')
  await enter('图片地址', 'http://img.example.com/a.png')
  await visible('须为 https 图片地址')
  await enter('图片地址', 'https://img.example.com/a.png')
  await visible('新品')
  expect(document.querySelectorAll('img[src]')).toHaveLength(0)
  expect(performance.getEntriesByName('https://img.example.com/a.png')).toEqual([])
  expect(await sent()).toBe(
    '<h2><a href="{UnsubscribeUrl}">退订</a><img src="https://img.example.com/a.png" alt="新品"></h2>',
  )
})

it('formatted text is undone and done again, and what was read is not undone', async () => {
  await open('<p>原文</p>')
  await expect.element(button('撤销')).toBeDisabled()
  await addToEnd()
  await button('撤销').click()
  await reads('原文')
  await button('重做').click()
  expect(await sent()).toBe('<p>原文，补充</p>')
})

it.each([
  ['a table', '<table><tbody><tr><td>1</td></tr></tbody></table>', '<table>'],
  ['styles', '<p style="color: red">1</p>', '<p style>'],
  ['a style sheet', '<style>p { color: red }</style><p>1</p>', '<style>'],
  ['blocks', '<div>1</div>', '<div>'],
  ['a comment', '<p>1</p><!-- 2 -->', '<!-- -->'],
  ['a class', '<p class="a">1</p>', '<p>'],
  ['a picture that is not https', '<p>1<img src="http://a.example.com/1.png"></p>', '<img>'],
])('formatted text that holds %s is kept as it is, and edited as source', async (_, value, name) => {
  await open(value)
  await visible(/含有编辑器不支持的内容/)
  if (name !== '<p>') await expect.element(page.getByText(/含有编辑器不支持的内容/)).toHaveTextContent(name)
  await expect.element(box()).toHaveValue(value)
  await expect.element(button('源代码')).toBeDisabled()
  expect(page.getByRole('toolbar').elements()).toHaveLength(0)
})

it.each([
  '<p>你好 <b>世界</b></p>',
  '<h1>标题</h1>\n<p>一<br>二</p>\n',
  '<ul>\n  <li>一</li>\n  <li><p>二</p></li>\n</ul>',
  '<p><i><b>重叠</b></i>，<strong><em>一样</em></strong></p>',
  '<p style="text-align:center">居中</p><p align="right">靠右</p>',
  '<ol start="3"><li>三</li></ol><hr><blockquote><p>引用</p></blockquote>',
  '<p>您好：</p><p>{Company}</p><p><a href="{UnsubscribeUrl}">退订此类邮件</a></p>',
  '<p><a href="https://a.example.com" target="_blank">店</a><img src="https://a.example.com/1.png" alt="图" width="80"></p>',
])('formatted text that the editor knows stays until something is written: %s', async (value) => {
  await open(value)
  await visible(page.getByRole('toolbar'))
  expect(page.getByText(/不支持/).elements()).toHaveLength(0)
  expect(await sent()).toBe(value)
})

it('formatted text is written as source too, and comes back', async () => {
  await open('<p>一</p>')
  await button('源代码').click()
  await box().fill('<p>一<u>二</u></p>')
  await expect.element(page.getByRole('region', { name: '预览' })).toHaveTextContent('一二')
  await button('源代码').click()
  await expect.poll(() => box().element().innerHTML).toContain('<u>二</u>')
  await button('源代码').click()
  await box().fill('<img src=x onerror=alert(1)>')
  await button('提交').click()
  await visible('内容含脚本、表单或非 https 图片，请删除后再提交')
  expect(submit).not.toHaveBeenCalled()
})

it('formatted text is told by its bytes, and refused with the focus in it when it is missing or too long', async () => {
  await open()
  await button('提交').click()
  await expect.element(box()).toHaveAttribute('aria-invalid', 'true')
  await expect.element(box()).toHaveFocus()
  await userEvent.keyboard('长')
  await visible('1 KB / 2 KB')
  await box().fill('长'.repeat(700))
  await visible('3 KB / 2 KB')
  expect(submit).not.toHaveBeenCalled()
})

it('formatted text outlives a page that is put aside, with what can be undone', async () => {
  await show(
    <Aside>
      <Page value="<p>原文</p>" />
    </Aside>,
  )
  await addToEnd()
  await button('其他页面').click()
  await expect.poll(() => document.querySelectorAll('.ProseMirror')).toHaveLength(0)
  await button('其他页面').click()
  await reads('原文，补充')
  await button('撤销').click()
  await reads('原文')
})

it('formatted text can be looked at where it may not be written', async () => {
  await show(<Page value="<p>原文</p>" disabled />)
  await visible('原文')
  expect(document.querySelector('.ProseMirror')?.getAttribute('contenteditable')).toBe('false')
  await expect.element(button('加粗')).toBeDisabled()
})

it('formatted text is reached by keyboard and screen reader', async () => {
  await open('<p>原文</p>', { mode: 'dark' })
  await visible(page.getByRole('toolbar', { name: '格式' }))
  button('加粗').element().focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(button('斜体')).toHaveFocus()
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
  expect(document.activeElement?.tagName).not.toBe('SELECT')
  expect(await violations(document.body, withoutLandmarks)).toEqual([])
})

it('formatted text takes from other programs what mails may hold, and nothing that runs', () => {
  const word =
    '<style>p.MsoNormal{margin:0}</style><p class="MsoNormal" style="color:red"><b>标题</b><o:p></o:p></p>' +
    '<img src="https://a.example.com/1.png" onerror="x()"><img src="data:image/png;base64,AAAA"><script>x()</script>'
  expect(sanitiseForEditing(word)).toBe('<p><b>标题</b></p><img src="https://a.example.com/1.png">')
  for (const attack of attacks) {
    const { body } = new DOMParser().parseFromString(sanitiseForEditing(attack), 'text/html')
    expect(body.querySelectorAll('script, style, iframe, form, input, svg, math, object')).toHaveLength(0)
    for (const element of body.querySelectorAll('*'))
      for (const { name, value } of element.attributes) {
        expect(name.startsWith('on')).toBe(false)
        if (name === 'href') expect(value).toMatch(/^(https?:|mailto:|tel:)/i)
        if (name === 'src') expect(value).toMatch(/^https:/i)
      }
  }
})

it.each([
  ['<p>a</p>', '<p>b</p>', true],
  ['<p>a</p><p>b</p>', '<p>ab</p>', true],
  ['<p><b>a</b>b</p>', '<p><b>ab</b></p>', true],
  ['<p>a b</p>', '<p>ab</p>', true],
  ['<p><a href="x">a</a></p>', '<p><a href="y">a</a></p>', true],
  ['<p><b>a</b></p>', '<p><strong>a</strong></p>', false],
  ['<p>\n a\n</p>', '<p>a</p>', false],
  ['a', '<p>a</p>', false],
])('formatted texts differ to a reader or not: %s, %s', (one, other, differ) => {
  expect(lostMarkup(one, other).length > 0).toBe(differ)
})

const body =
  '<p style="color: red">{Name}，您好</p><table><tbody><tr><td>表格</td></tr></tbody></table>' +
  '<img src="https://img.example.com/b.png" alt="新品"><a href="{UnsubscribeUrl}">退订</a>'
const template = {
  ...{ id: '7', template_id: 7, template_name: '上新', mail_type: 'BATCH', subject: '{Name}，上新' },
  ...{ content: body, variables: ['Name', 'UnsubscribeUrl'], status: 'APPROVED' },
}

it('the preview of a template stands in a frame without rights, with values to try, as wide as a desk or a phone', async () => {
  const getOne = vi.fn(async () => ({ data: template }))
  await show(
    <MailPreview resource={emailTemplate} records={[template]} onClose={() => {}} refresh={() => {}} />,
    { resources: [emailTemplate], dataProvider: { getOne: getOne as never } },
  )
  const frame = page.getByTitle('邮件正文')
  await expect.element(frame).toHaveAttribute('sandbox', '')
  await visible('林青，上新')
  await page.getByRole('textbox', { name: '{Name}' }).fill('<b>陈</b>')
  await visible('<b>陈</b>，上新')
  const greeting = expect.stringContaining('&lt;b&gt;陈&lt;/b&gt;，您好')
  await expect.element(frame).toHaveAttribute('srcdoc', greeting)
  const wide = frame.element().getBoundingClientRect().width
  await page.getByRole('radio', { name: '手机' }).click()
  await expect.poll(() => frame.element().getBoundingClientRect().width).toBeLessThan(Math.min(wide, 380))
  expect(performance.getEntriesByName('https://img.example.com/b.png')).toEqual([])
})

it('a test mail for which something is typed stays at Escape and says why', async () => {
  const onClose = vi.fn()
  const getOne = vi.fn(async () => ({ data: template }))
  await show(
    <TestMail resource={emailTemplate} records={[template]} onClose={onClose} refresh={() => {}} />,
    {
      resources: [emailTemplate],
      dataProvider: { getOne: getOne as never },
    },
  )
  const address = page.getByRole('textbox', { name: '收件人邮箱' })
  await address.fill('lin@example.com')
  await userEvent.keyboard('{Escape}')
  await visible('内容尚未保存，窗口没有关闭')
  await expect.element(address).toHaveValue('lin@example.com')
  expect(onClose).not.toHaveBeenCalled()
  await address.fill('')
  await userEvent.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledOnce()
})

it('the preview of a template keeps the looks of a mail, and nothing that runs, is fetched, or leads away', () => {
  const read = (markup: string) => new DOMParser().parseFromString(mailDocument(markup), 'text/html')
  const shown = read(body)
  expect(shown.querySelector('p')?.getAttribute('style')).toContain('color: red')
  expect(shown.querySelector('td')?.textContent).toBe('表格')
  expect(shown.querySelector('.picture')?.textContent).toBe('新品')
  expect(shown.querySelector('a')?.hasAttribute('href')).toBe(false)
  expect(shown.querySelector('meta[http-equiv]')?.getAttribute('content')).toContain("default-src 'none'")
  for (const attack of [...attacks, '<p style="background: url(https://a.example.com/x)">x</p>']) {
    const mail = read(attack).body
    const dangerous = 'script, style, iframe, form, img, svg, math, object, [src], [href]'
    expect(mail.querySelectorAll(dangerous)).toHaveLength(0)
    expect(mail.innerHTML).not.toMatch(/style="[^"]*url\(/i)
    for (const element of mail.querySelectorAll('*'))
      expect([...element.attributes].filter(({ name }) => name.startsWith('on'))).toEqual([])
  }
})
