import type { JsonObject } from '@mock/platform/contract'
import { describe, expect, test } from 'vitest'
import { isFullRun } from '../scope'
import { beginnings, uploading } from './files/uploading'
import { answered, Operator } from './operator'

/** Files that operators upload. */
describe('uploads', () => {
  const at = new Operator()
  const agent = () => at.running.signIn('demo_agent')

  interface Uploaded {
    readonly file_id: string
    readonly url: string
  }
  const send = (bytes: Uint8Array<ArrayBuffer>, options = {}, as = at.token) =>
    uploading(at.running, as, new Blob([bytes]), options)
  const uploaded = (name = '证明.png', bytes = beginnings.png) => answered<Uploaded>(send(bytes, { name }))
  const fileAt = (url: string, as = at.token) =>
    at.running.fetch(url.replace(/^\/api/, ''), { headers: { 'X-Token': as } })
  const sign = (files: readonly JsonObject[], more: JsonObject = {}, as?: string) =>
    at.post(
      'savesmssign',
      {
        ...{ sign_name: '云朵户外', sign_type: 'COMMON', sign_source: 'TRADEMARK', own_use: true },
        ...{ remark: '', submit: false, files, ...more },
      },
      as,
    )

  test('a file is given back as it was, under its own name, and never as a page', async () => {
    const { file_id, url } = await uploaded()
    expect(url).toBe(`/api/user/file?file_id=${file_id}`)
    const answer = await fileAt(url)
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(beginnings.png)
    expect(answer.headers.get('content-type')).toBe('image/png')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(answer.headers.get('content-disposition')).toBe(
      `inline; filename*=UTF-8''${encodeURIComponent('证明.png')}`,
    )
    const pdf = await fileAt((await uploaded('执照.pdf', beginnings.pdf)).url)
    expect(pdf.headers.get('content-disposition')).toMatch(/^attachment; /)
  })

  test('it belongs to its partner alone', async () => {
    const { url } = await uploaded()
    const answer = await fileAt(url, await agent())
    expect(await answer.json()).toMatchObject({ code: 10002 })
    const nobody = await fileAt(url, 'no-such-token')
    expect(await nobody.json()).toMatchObject({ code: expect.toBeOneOf([50008, 50012, 50014]) })
  })

  test.each([
    ['an SVG that calls itself PNG', beginnings.svg],
    ['a page that calls itself PNG', beginnings.html],
    ['a picture that the field does not take', beginnings.gif],
    ['nothing', new Uint8Array()],
    ['more than 2 MB', new Uint8Array([...beginnings.png, ...new Uint8Array(2 * 1024 * 1024)])],
  ])('%s is refused', async (_, bytes) => {
    expect((await send(bytes)).code).toBe(44002)
  })

  test('what is a picture is taken whatever it is called, and its name leads nowhere', async () => {
    const { url } = await uploaded('..\\..//etc/a"<b>.html', beginnings.jpeg)
    const answer = await fileAt(url)
    expect(answer.headers.get('content-type')).toBe('image/jpeg')
    expect(answer.headers.get('content-disposition')).toBe("inline; filename*=UTF-8''ab.html")
  })

  test.each([
    ['without a file', () => uploading(at.running, at.token, undefined), 10001],
    ['for a scene that no field names', () => send(beginnings.png, { scene: 'other' }), 10001],
    ['as JSON', () => at.post('uploadfile', { scene: 'smssign' }), 10001],
    ['with nobody signed in', () => send(beginnings.png, {}, ''), 50008],
  ] as const)('a call %s is refused', async (_, ask, code) => {
    expect((await ask()).code).toBe(code)
  })

  test('what does not say how large it is is read no further than to the limit', async () => {
    let given = 0
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        given += 2 ** 20
        if (given > 400 * 2 ** 20) controller.close()
        else controller.enqueue(new Uint8Array(2 ** 20))
      },
    })
    const asked = {
      method: 'POST',
      body: endless,
      duplex: 'half',
      headers: { 'X-Token': at.token, 'content-type': 'multipart/form-data; boundary=x' },
    }
    // The connection may be cut before the answer is read.
    const answer = await at.running.fetch('/user/uploadfile', asked).then(
      (response) => response.json(),
      () => ({ code: 44002 }),
    )
    expect(answer.code).toBe(44002)
    // More is given than is read: connections have buffers.
    expect(given).toBeLessThan(100 * 2 ** 20)
  })

  test('who may not change what it is for may not upload', async () => {
    const viewer = await at.running.signIn('demo_viewer')
    expect((await send(beginnings.png, {}, viewer)).code).toBe(10003)
  })

  test('a record holds the files that were uploaded for it, as the platform knows them', async () => {
    const { file_id, url } = await uploaded('商标.png')
    const saved = await answered(sign([{ file_id, name: '别的名字.png', url: 'https://example.com/x.png' }]))
    expect(saved).toMatchObject({ files: [{ file_id, name: '商标.png', url }] })
    const { version = 0, sign_id = 0 } = saved
    const again = await sign([{ file_id, name: '商标.png', url }], { sign_id, version, remark: '改' })
    expect(again).toMatchObject({ code: 0, data: { files: [{ file_id }] } })
    const stranger = { file_id: 'F0', name: 'x.png', url: '/x.png' }
    expect((await sign([stranger], { sign_name: '云朵露营' })).code).toBe(10001)
    const theirs = await sign([{ file_id, name: '商标.png', url }], { sign_name: '柚见文具' }, await agent())
    expect(theirs.code).toBe(10001)
  })

  if (isFullRun)
    test('one that no record was saved with is forgotten after a day', async () => {
      const unused = await uploaded()
      const used = await uploaded('授权书.png')
      const { file_id, url } = used
      expect((await sign([{ file_id, name: '', url }], { sign_name: '云朵野营' })).code).toBe(0)
      await at.pass(25 * 3600)
      expect(await (await fileAt(unused.url)).json()).toMatchObject({ code: 10002 })
      expect((await fileAt(url)).headers.get('content-type')).toBe('image/png')
    })

  if (isFullRun)
    test('one that is taken out of its record goes a day later, but for those that stand in another', async () => {
      const [shared, out, kept] = [await uploaded('公用.png'), await uploaded('换下.png'), await uploaded()]
      const named = ({ file_id, url }: Uploaded) => ({ file_id, name: '', url })
      const { sign_id = 0, version = 0 } = await answered(
        sign([named(shared), named(out), named(kept)], { sign_name: '北山户外' }),
      )
      expect((await sign([named(shared)], { sign_name: '北山厨具' })).code).toBe(0)
      expect((await sign([named(kept)], { sign_id, version, sign_name: '北山户外' })).code).toBe(0)
      const typeOf = async ({ url }: Uploaded) => (await fileAt(url)).headers.get('content-type')
      const later = async (hours: number) => {
        await at.pass(hours * 3600)
        return [await typeOf(shared), await typeOf(out), await typeOf(kept)]
      }
      expect(await later(23)).toEqual(['image/png', 'image/png', 'image/png'])
      expect(await later(3)).toEqual(['image/png', expect.stringContaining('json'), 'image/png'])
    })

  test('no more are taken while 200 of the partner stand in no record', async () => {
    await at.query(
      `insert into platform.file (partner_id, file_id, scene, name, type, content, created_at)
       select $1, 'F' || n, 'smssign', 'x.png', 'image/png', '', $2 from generate_series(1, 200) n`,
      at.clock.now - 600,
    )
    expect(await send(beginnings.png)).toMatchObject({
      code: 10004,
      message: expect.stringContaining('85800'),
    })
    expect((await send(beginnings.png, {}, await agent())).code).toBe(0)
    await at.query("delete from platform.file where partner_id = $1 and name = 'x.png'")
    expect((await send(beginnings.png)).code).toBe(0)
  })

  test('the calls stand in the API document', async () => {
    const { paths } = await (await at.running.fetch('/openapi.json')).json()
    expect(paths['/user/uploadfile'].post.requestBody.content).toHaveProperty(['multipart/form-data'])
    expect(paths['/user/file'].get.parameters).toEqual([expect.objectContaining({ name: 'file_id' })])
  })
})
