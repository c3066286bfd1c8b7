import { type UploadedFile, type UploadRules, usualUpload } from '@/declaration/kinds/file'
import { fieldOf, textOf } from './answer'
import { type DeclaredCall, dataOf, type TextAnswer } from './client'
import { abortError, TransportError } from './errors'
import { withFailureToast } from './failures'
import { inSession } from './inSession'
import { basePath } from './request'

/** Milliseconds without progress after which an upload fails. */
const stallTimeout = 20_000

/** One attempt. Uses XMLHttpRequest, because `fetch` reports no upload progress. */
const send = (
  call: DeclaredCall,
  form: FormData,
  token: string | undefined,
  signal: AbortSignal,
  onProgress: (share: number) => void,
): Promise<TextAnswer> =>
  new Promise((resolve, reject) => {
    if (signal.aborted) return reject(abortError())
    const request = new XMLHttpRequest()
    let timer: ReturnType<typeof setTimeout> | undefined
    const settle = (end: () => void) => {
      clearTimeout(timer)
      signal.removeEventListener('abort', giveUp)
      end()
    }
    const stop = (error: Error) =>
      settle(() => {
        request.abort()
        reject(error)
      })
    const giveUp = () => stop(abortError())
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(() => stop(new TransportError('timeout')), stallTimeout)
    }
    request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      wait()
      if (lengthComputable && total > 0) onProgress(loaded / total)
    }
    request.onload = () =>
      settle(() =>
        resolve({
          status: request.status,
          ok: request.status >= 200 && request.status < 300,
          headers: new Headers(),
          text: request.responseText,
        }),
      )
    request.onerror = () => settle(() => reject(new TransportError('network')))
    signal.addEventListener('abort', giveUp, { once: true })
    const space = call.indexOf(' ')
    request.open(call.slice(0, space), basePath + call.slice(space + 1))
    if (token) request.setRequestHeader('X-Token', token)
    wait()
    request.send(form)
  })

/**
 * Uploads a file; at the end of the session it waits like any call. `onProgress` receives the share, 0 to 1.
 * @throws PlatformError (44002: type or size), TransportError, or an AbortError
 */
export async function uploadFile(
  { scene = '', upload = usualUpload }: UploadRules,
  file: File,
  signal: AbortSignal,
  onProgress: (share: number) => void = () => {},
): Promise<UploadedFile> {
  const form = new FormData()
  form.append('scene', scene)
  form.append('file', file, file.name)
  const attempt = async (token: string | undefined): Promise<UploadedFile> => {
    const data = await dataOf(await send(upload.call, form, token, signal, onProgress))
    const [file_id, url] = [textOf(fieldOf(data, upload.id)), textOf(fieldOf(data, 'url'))]
    if (file_id === '' || url === '') throw new TransportError('answer', 200, { body: data })
    return { file_id, name: file.name, url }
  }
  return withFailureToast(() => inSession(attempt, signal), signal, upload.call)
}
