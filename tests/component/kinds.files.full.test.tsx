import { Form, type RaRecord } from 'react-admin'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { files, l } from '@/declaration'
import { PlatformError, TransportError } from '@/platform/errors'
import { KindInput } from '@/screens/kinds/KindInput'
import { type Upload, UploadProvider } from '@/screens/kinds/parts/useUploads'
import { chooseIn, dropOn, transferOf } from './browserFiles'
import { Aside, show } from './kinds.fixture'
import { absent, button, click, dialog, visible } from './onPage'

const field = files({
  label: l('证明文件', 'Proof', 'Prueba'),
  maxItems: 2,
  maxBytes: 1024,
  accept: ['image/png', '.pdf'],
})
const first = { file_id: 'f1', name: '执照.png', url: '/f1' }

const open = async (upload?: Upload) => {
  const submit = vi.fn()
  const { screen } = await show(
    <Aside>
      <UploadProvider value={upload}>
        <Form record={{ id: 1, proof: [first] }} onSubmit={(data: Partial<RaRecord>) => submit(data.proof)}>
          <KindInput field={field} name="proof" />
          <button type="submit">提交</button>
        </Form>
      </UploadProvider>
    </Aside>,
  )
  return {
    choose: (...chosen: File[]) => chooseIn(screen.container.querySelector('input[type=file]'), ...chosen),
    sent: async () => {
      await button('提交').click()
      await expect.poll(() => submit.mock.calls.length).toBe(1)
      return submit.mock.calls[0]?.[0]
    },
  }
}

/** A platform that keeps each file under its name. */
const keep: Upload = async ({ name }) => ({ file_id: name, name, url: `/${name}` })

const png = (name: string, bytes = 10) => new File([new Uint8Array(bytes)], name, { type: 'image/png' })

it('files are uploaded one after another, and no more than may be', async () => {
  const upload = vi.fn(keep)
  const { choose, sent } = await open(upload)
  choose(png('二.png'), png('三.png'))
  await visible('二.png', '最多 2 个，此文件未添加')
  await expect.element(button('上传文件')).toBeDisabled()
  expect(await sent()).toEqual([first, { file_id: '二.png', name: '二.png', url: '/二.png' }])
  expect(upload).toHaveBeenCalledTimes(1)
})

it.each([
  ['of another format', new File(['x'], 'a.exe'), '仅支持 PNG、PDF 格式'],
  ['that is too large', png('大.png', 2000), '文件不能超过 1 KB'],
])('a file %s is refused before it is sent', async (_, file, words) => {
  const upload = vi.fn<Upload>()
  const { choose } = await open(upload)
  choose(file)
  await visible(words)
  expect(upload).not.toHaveBeenCalled()
})

it('a file that fails is named, and can be tried again', async () => {
  const upload = vi.fn(keep).mockRejectedValueOnce(new TransportError('network'))
  const { choose } = await open(upload)
  choose(png('二.png'))
  await expect.element(page.getByRole('alert')).toHaveTextContent('网络连接失败，请检查网络')
  await button('重试').click()
  await visible(page.getByText('二.png', { exact: true }))
  expect(page.getByRole('alert').elements()).toHaveLength(0)
  expect(upload).toHaveBeenCalledTimes(2)
})

it('a file that the platform finds to be something else says what the field takes, and is not tried again', async () => {
  const message = '图片最多4张，jpg/png，单张不超过2MB'
  const refused = new PlatformError({ code: 44002, message, data: null })
  const { choose } = await open(() => Promise.reject(refused))
  choose(png('假.png'))
  await expect.element(page.getByRole('alert')).toHaveTextContent('仅支持 PNG、PDF 格式')
  expect(button('重试').elements()).toHaveLength(0)
})

it('files show how much has gone out, can be called back, and hold the form up until then', async () => {
  const signals: AbortSignal[] = []
  const upload: Upload = (_, signal, onProgress) => {
    signals.push(signal)
    onProgress(0.4)
    return new Promise(() => {})
  }
  const { choose, sent } = await open(upload)
  choose(png('二.png'))
  const progress = page.getByRole('progressbar', { name: '正在上传：二.png' })
  await expect.element(progress).toHaveAttribute('aria-valuenow', '40')
  await button('提交').click()
  await visible(page.getByText('正在上传…', { exact: true }).nth(1))
  await button('取消上传“二.png”').click()
  expect(signals.map(({ aborted }) => aborted)).toEqual([true])
  expect(await sent()).toEqual([first])
})

it('files that were on their way when the page was put aside do not hang there: they can be tried again', async () => {
  const upload = vi
    .fn(keep)
    .mockImplementationOnce(
      (_, signal) =>
        new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
    )
  const { choose, sent } = await open(upload)
  choose(png('二.png'))
  await visible(page.getByRole('progressbar'))
  await click(button('其他页面'), button('其他页面'))
  await visible(page.getByRole('alert'))
  await button('重试').click()
  await visible(button('移除文件“二.png”'))
  expect(await sent()).toEqual([first, { file_id: '二.png', name: '二.png', url: '/二.png' }])
})

it('files can be dropped, and pasted', async () => {
  const { sent } = await open(keep)
  await button('移除文件“执照.png”').click()
  const zone = document.querySelector('.kind-drop')
  dropOn(zone, png('拖入.png'))
  await visible(page.getByText('拖入.png', { exact: true }))
  const clipboardData = transferOf(png('粘贴.png'))
  zone?.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }))
  await visible(page.getByText('粘贴.png', { exact: true }))
  expect(await sent()).toMatchObject([{ name: '拖入.png' }, { name: '粘贴.png' }])
})

it('files are listed, pictures can be looked at in large, and what is allowed is said; without a way to upload none is offered', async () => {
  const { sent } = await open()
  await button('放大“执照.png”').click()
  await visible(page.getByRole('dialog', { name: '执照.png' }))
  await userEvent.keyboard('{Escape}')
  await absent(dialog())
  await visible('执照.png', '允许的格式：PNG、PDF · 最多 2 个 · 单个不超过 1 KB')
  expect(button('上传文件').elements()).toHaveLength(0)
  await button('移除文件“执照.png”').click()
  expect(await sent()).toEqual([])
})

it('where only pictures are taken, they are called so', async () => {
  const pictures = { ...field, accept: ['image/png', 'image/jpeg'] }
  const { screen } = await show(
    <UploadProvider value={keep}>
      <Form>
        <KindInput field={pictures} name="proof" />
      </Form>
    </UploadProvider>,
  )
  await visible('上传图片', '允许的格式：PNG、JPEG · 最多 2 张 · 单张不超过 1 KB')
  chooseIn(screen.container.querySelector('input[type=file]'), png('一.png'), png('二.png'), png('三.png'))
  await visible('最多 2 张，此图片未添加')
})
