import { type Answer, answerOf } from '../answers'
import type { Running } from '../harness'

const bytesOf = (...parts: readonly (string | readonly number[])[]): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(
    parts.flatMap((part) => (typeof part === 'string' ? Array.from(part, (one) => one.charCodeAt(0)) : part)),
  )

/** The first bytes of files, which identify their type. */
export const beginnings = {
  png: bytesOf([0x89], 'PNG\r\n', [0x1a, 0x0a], 'rest'),
  jpeg: bytesOf([0xff, 0xd8, 0xff, 0xe0], 'rest'),
  pdf: bytesOf('%PDF-1.7\n'),
  svg: bytesOf('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'),
  html: bytesOf('<!doctype html><script>1</script>'),
  gif: bytesOf('GIF89a'),
}

/** Sends a file as the console does. */
export async function uploading(
  running: Running,
  token: string,
  file: Blob | undefined,
  {
    scene = 'smssign',
    name = '证明.png',
    call = '/user/uploadfile',
  }: { scene?: string; name?: string; call?: string } = {},
): Promise<Answer> {
  const form = new FormData()
  form.append('scene', scene)
  if (file) form.append('file', file, name)
  const headers: HeadersInit = token === '' ? {} : { 'X-Token': token }
  return answerOf(await running.fetch(call, { method: 'POST', body: form, headers }))
}
