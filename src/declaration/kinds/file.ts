import { largestFile } from '../limits'
import type { Random } from '../random'
import type { Described } from '../vocabulary'

/** How a field's files get to the platform. */
export interface UploadRules {
  /** What the files are for. The platform applies the limits of the field with this scene. */
  readonly scene?: string
  /** The call that takes the files, and the member of its answer that identifies a file; {@link usualUpload} by default. */
  readonly upload?: { readonly call: `POST /${string}`; readonly id: string }
  /** Largest file size in bytes. */
  readonly maxBytes?: number
  /** Media types, as in `accept` of an HTML input. */
  readonly accept?: readonly string[]
}

export const uploadOptions = {
  scene: 'text?',
  upload: { parts: { call: 'call', id: 'text' }, optional: true },
  maxBytes: { from: 1, to: largestFile, optional: true },
  accept: 'names?',
} satisfies Described<UploadRules>

/** Largest file size in bytes where the field sets no limit. */
export const usualBytes = 2 * 1024 * 1024
export const usualTypes: readonly string[] = ['image/jpeg', 'image/png']

/** Where files go unless the field names another call. */
export const usualUpload = { call: 'POST /user/uploadfile', id: 'file_id' } as const

/** The only addresses on this site that formatted text may load: those of uploaded files. */
const ownFile = String.raw`/api/user/file\?file_id=(\w+)`

export const isOwnFile = (address: string): boolean => new RegExp(`^${ownFile}$`).test(address)

/** The `file_id`s of the uploaded pictures in formatted text. */
export const ownPicturesIn = (html: string): readonly string[] =>
  Array.from(html.matchAll(new RegExp(`src="${ownFile}"`, 'g')), ([, id = '']) => id)

/** Formatted text with its uploaded pictures replaced by web pictures, so that the rules for pictures accept them. */
export const withoutOwnPictures = (html: string): string =>
  html.replace(new RegExp(`src="${ownFile}"`, 'g'), 'src="https://own.example.com/"')

/** A file as the platform describes it after the upload. */
export type UploadedFile = { readonly file_id: string; readonly name: string; readonly url: string }

/**
 * Whether an image may be loaded from an address: this site, https, or a data URL. Browsers read "\\" as "/" and skip tabs
 * and line breaks, so neither may turn a path into another host.
 */
export const isImageAddress = (value: string): boolean =>
  /^(https:\/\/|\/(?![/\\])|data:image\/(png|jpeg|gif|webp|svg\+xml)[;,])/i.test(value) &&
  !/[\t\n\r]/.test(value)

/**
 * Hills under the sun, in a random colour. Samples use no pictures of other sites, because the console does not load those. Short
 * enough to be a filter value.
 */
export const samplePicture = (random: Random): string => {
  const colour = [0, 1, 2].map(() => random.pick(['6', '9', 'c'])).join('')
  return (
    'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="96" height="64" fill="white" ' +
    `style="background:%23${colour}"%3E%3Cpath d="M0 64l${random.int(20, 40)}-36 24 24 16-14 24 26M64 8a8 8 0 10.1 0"/%3E%3C/svg%3E`
  )
}
