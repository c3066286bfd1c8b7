/** A part of a picture, in its own pixels. */
export interface Cut {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Pixels of the picture that is made, on each side; a smaller one would be blurred. */
export const side = 300

/** Why a file cannot become a profile picture. */
export type Flaw = 'several' | 'type' | 'size' | 'broken' | 'small'

/**
 * What speaks against a file before it is opened.
 *
 * @param limits media types and bytes
 */
export const flawOf = (
  files: readonly Pick<File, 'type' | 'size'>[],
  { accept, maxBytes }: { readonly accept: readonly string[]; readonly maxBytes: number },
): Flaw | undefined => {
  const [file] = files
  if (files.length > 1 || !file) return 'several'
  if (!accept.includes(file.type)) return 'type'
  return file.size > maxBytes ? 'size' : undefined
}

/** What speaks against a picture, by its pixels. */
export const flawOfSize = ({ width, height }: { readonly width: number; readonly height: number }) =>
  Math.min(width, height) < side ? 'small' : undefined

/** How far a picture may be drawn near, so that the part of it has all the pixels that are wanted. */
export const mostZoom = ({ width, height }: { readonly width: number; readonly height: number }): number =>
  Math.max(1, Math.min(8, Math.min(width, height) / side))

/**
 * A picture that the browser has opened, by its address.
 *
 * @throws the browser's error when it is none
 */
export const openPicture = async (address: string): Promise<HTMLImageElement> => {
  const picture = new Image()
  picture.src = address
  await picture.decode()
  return picture
}

/**
 * A part of a picture as a picture of its own, 300 × 300 pixels.
 *
 * @throws Error when the browser draws none
 */
export const drawn = (
  picture: HTMLImageElement,
  { x, y, width, height }: Cut,
  type: string,
): Promise<Blob> => {
  const canvas = document.createElement('canvas')
  canvas.width = side
  canvas.height = side
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, x, y, width, height, 0, 0, side, side)
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), type, 0.92)
  })
}
