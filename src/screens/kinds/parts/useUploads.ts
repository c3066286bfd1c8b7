import { createContext, useCallback, useContext, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { FieldOf } from '@/declaration'
import { type UploadedFile, usualTypes } from '@/declaration/kinds/file'
import { comma } from '@/declaration/punctuation'
import { type Say, useSay } from '@/i18n/useSay'
import { messageOf, PlatformError } from '@/platform/errors'
import { sizeOf } from '../validation'

export interface Sending {
  readonly id: number
  readonly file: File
  /** Share sent, 0 to 1. */
  readonly share: number
  /** Why the upload failed, in the operator's language; undefined while it is under way. */
  readonly problem?: string
  /** It can be retried: the file itself is fine. */
  readonly again?: boolean
}

/** The platform refuses a file's content with this code. Its message mentions complaint pictures only. */
const unfitFile = 44002

export type FileField = FieldOf<'files'> | FieldOf<'image'>

/**
 * Uploads files one after another. A failed one stays until it is removed or retried.
 * `room`: how many more files are allowed. `complain` blocks sending the form during an upload.
 */
export function useUploads(
  field: FileField,
  room: number,
  onArrived: (file: UploadedFile) => void,
  complain?: (problem: string | undefined) => void,
) {
  const say = useSay()
  const upload = useUpload(field)
  /** Checks a file before the upload, against the same limits as the platform. */
  const problemOf = (file: File): string | undefined => {
    if (!isAccepted(field.accept, file))
      return say('console.value.file_wrong_type', { types: typesOf(field.accept ?? [], say) })
    if (field.maxBytes !== undefined && file.size > field.maxBytes)
      return say('console.value.file_too_large', { max: sizeOf(field.maxBytes) })
    return file.size === 0 ? say('console.value.file_empty') : undefined
  }
  const [sending, setSending] = useState<readonly Sending[]>([])
  const aborters = useRef(new Map<number, AbortController>())
  const queue = useRef(Promise.resolve())
  const last = useRef(0)
  const arrived = useRef(onArrived)
  useEffect(() => {
    arrived.current = onArrived
  })
  // Leaving the form abandons its uploads; they can be retried on coming back.
  const giveUp = useEffectEvent(() =>
    setSending((now) =>
      now.map((one) =>
        one.problem === undefined
          ? { ...one, problem: say('console.kind.upload_failed', { name: one.file.name }), again: true }
          : one,
      ),
    ),
  )
  useEffect(() => {
    const all = aborters.current
    return () => {
      for (const aborter of all.values()) aborter.abort()
      giveUp()
    }
  }, [])

  const under = sending.filter(({ problem }) => problem === undefined).length
  const running = under > 0
  const uploading = say('console.kind.uploading')
  useEffect(() => complain?.(running ? uploading : undefined), [running, uploading, complain])

  const change = (id: number, set: Partial<Sending>) =>
    setSending((now) => now.map((one) => (one.id === id ? { ...one, ...set } : one)))
  const remove = (id: number) => {
    aborters.current.get(id)?.abort()
    setSending((now) => now.filter((one) => one.id !== id))
  }
  const start = (id: number, file: File, send: Upload) => {
    const aborter = new AbortController()
    aborters.current.set(id, aborter)
    queue.current = queue.current.then(async () => {
      if (aborter.signal.aborted) return
      try {
        const known = await send(file, aborter.signal, (share) => change(id, { share }))
        if (aborter.signal.aborted) return
        arrived.current(known)
        remove(id)
      } catch (error) {
        if (aborter.signal.aborted) return
        // The platform would refuse it again.
        const isRefused = error instanceof PlatformError
        const problem =
          isRefused && error.code === unfitFile
            ? say('console.value.file_wrong_type', { types: typesOf(field.accept ?? usualTypes, say) })
            : messageOf(error)
        change(id, { problem, again: !isRefused })
      } finally {
        aborters.current.delete(id)
      }
    })
  }
  const add = (files: readonly File[]) => {
    if (!upload) return
    const max = (field.kind === 'files' ? field.maxItems : 1) ?? 1
    const noun = takesPictures(field.accept) ? 'pictures' : 'files'
    const more = files.map((file, index): Sending => {
      last.current += 1
      const problem = index < room - under ? problemOf(file) : say(`console.kind.${noun}_full`, { max })
      return { id: last.current, file, share: 0, problem }
    })
    // Messages about earlier files have been read by now.
    setSending((now) => [...now.filter(({ problem }) => problem === undefined), ...more])
    for (const { id, file, problem } of more) if (problem === undefined) start(id, file, upload)
  }
  const retry = ({ id, file }: Sending) => {
    if (!upload) return
    change(id, { problem: undefined, share: 0 })
    start(id, file, upload)
  }
  return { sending, under, running, possible: upload !== undefined, add, remove, retry }
}

/** Uploads a file. `onProgress` gets the share sent, 0 to 1. */
export type Upload = (
  file: File,
  signal: AbortSignal,
  onProgress: (share: number) => void,
) => Promise<UploadedFile>

const UploadContext = createContext<Upload | undefined>(undefined)

/** Gives the inputs inside it a different way to upload files. */
export const UploadProvider = UploadContext.Provider

/** The upload function of a field; undefined if it has no scene. The client code loads with the first file. */
const useUpload = (field: FileField): Upload | undefined => {
  const given = useContext(UploadContext)
  const usual = useCallback<Upload>(
    async (file, signal, onProgress) => {
      const { uploadFile } = await import('@/platform/upload')
      return uploadFile(field, file, signal, onProgress)
    },
    [field],
  )
  return given ?? (field.scene === undefined ? undefined : usual)
}

/** Whether only pictures are accepted, so that texts can say "picture". */
export const takesPictures = (accept: readonly string[] = usualTypes): boolean =>
  accept.every((one) => one.startsWith('image/'))

/** Whether a file's type is allowed by `accept`: a media type, `image/*`, or a file extension. */
const isAccepted = (accept: readonly string[] | undefined, { name, type }: File): boolean =>
  accept === undefined ||
  accept.some((one) =>
    one.startsWith('.')
      ? name.toLowerCase().endsWith(one.toLowerCase())
      : one.endsWith('/*')
        ? type.startsWith(one.slice(0, -1))
        : type === one,
  )

/** File types as operators call them: PNG for `image/png`, PDF for `.pdf`; others as they are. */
export const typesOf = (accept: readonly string[], say: Say): string =>
  accept.map((one) => /^(?:\w+\/|\.)([a-z\d]{2,5})$/.exec(one)?.[1]?.toUpperCase() ?? one).join(say(comma))
