import type { Described } from '../vocabulary'

/** How files of a field come to the platform. */
export interface UploadRules {
  /** What the files are for: the platform holds them to the limits of the field that names the scene. */
  readonly scene?: string
  /** The call that takes them, and the member of its answer that names a file; {@link usualUpload} without it. */
  readonly upload?: { readonly call: `POST /${string}`; readonly id: string }
  /** Bytes of one file at the most. */
  readonly maxBytes?: number
  /** Media types, as in `accept` of an HTML input. */
  readonly accept?: readonly string[]
}

/** What the checker knows of them. */
export const uploadOptions = {
  scene: 'text?',
  upload: { parts: { call: 'call', id: 'text' }, optional: true },
  maxBytes: 'count?',
  accept: 'names?',
} satisfies Described<UploadRules>

/** Bytes of a file whose field names no limit. */
export const usualBytes = 2 * 1024 * 1024
/** What may be uploaded where a field does not say it. */
export const usualTypes: readonly string[] = ['image/jpeg', 'image/png']

/** Where files go whose field names no other call. */
export const usualUpload = { call: 'POST /user/uploadfile', id: 'file_id' } as const

/** Addresses of uploaded files as this platform gives them: nothing else of this site may be loaded by what is written. */
const ownFile = String.raw`/api/user/file\?file_id=(\w+)`

/** Whether an address is that of an uploaded file of this platform. */
export const isOwnFile = (address: string): boolean => new RegExp(`^${ownFile}$`).test(address)

/** The pictures of this platform's own in formatted text, by `file_id`. */
export const ownPicturesIn = (html: string): readonly string[] =>
  Array.from(html.matchAll(new RegExp(`src="${ownFile}"`, 'g')), ([, id = '']) => id)

/** Formatted text with the pictures of this platform's own taken for ones of the web. */
export const withoutOwnPictures = (html: string): string =>
  html.replace(new RegExp(`src="${ownFile}"`, 'g'), 'src="https://own.example.com/"')

/** A file as the platform knows it after the upload. */
export type UploadedFile = { readonly file_id: string; readonly name: string; readonly url: string }

/**
 * Addresses that an image may be loaded from: this site, https, or data in the page itself. A browser reads "\\" as "/"
 * and leaves out tabs and line ends, so neither may make another host out of a path.
 */
export const isImageAddress = (value: string): boolean =>
  /^(https:\/\/|\/(?![/\\])|data:image\/(png|jpeg|gif|webp|svg\+xml)[;,])/i.test(value) &&
  !/[\t\n\r]/.test(value)

/** A picture for sample records. */
export const samplePicture =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/%3E'
