import { useEffect, useRef, useState } from 'react'

/** A part of a picture, in its own pixels. */
export interface Cut {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Side of the resulting picture in px; a smaller selection would be blurred. */
export const side = 300

/** Why a file is rejected. */
export type Flaw = 'several' | 'type' | 'size' | 'broken' | 'small'

/**
 * Checks a file before it is opened.
 *
 * @param limits media types and bytes
 */
const flawOf = (
  files: readonly Pick<File, 'type' | 'size'>[],
  { accept, maxBytes }: { readonly accept: readonly string[]; readonly maxBytes: number },
): Flaw | undefined => {
  const [file] = files
  if (files.length > 1 || !file) return 'several'
  if (!accept.includes(file.type)) return 'type'
  return file.size > maxBytes ? 'size' : undefined
}

/** Checks a picture's dimensions. */
const flawOfSize = ({ width, height }: { readonly width: number; readonly height: number }) =>
  Math.min(width, height) < side ? 'small' : undefined

/** The largest zoom at which the selection still has enough pixels. */
export const mostZoom = ({ width, height }: { readonly width: number; readonly height: number }): number =>
  Math.max(1, Math.min(8, Math.min(width, height) / side))

/**
 * Loads a picture.
 *
 * @throws the browser's error if it is not one
 */
const openPicture = async (address: string): Promise<HTMLImageElement> => {
  const picture = new Image()
  picture.src = address
  await picture.decode()
  return picture
}

/**
 * A part of a picture as a picture of 300 × 300 pixels.
 *
 * @throws Error if the browser cannot draw it
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
  if (!context) throw new Error('the browser has no 2D canvas')
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, x, y, width, height, 0, 0, side, side)
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), type, 0.92)
  })
}

/** A picture ready to be cropped. */
export interface Chosen {
  readonly file: File
  readonly address: string
  readonly picture: HTMLImageElement
}

/**
 * Checks and opens the chosen picture.
 *
 * @returns the picture, why the last one was rejected, and functions to choose one and to start over
 */
export const useChosenPicture = (limits: {
  readonly accept: readonly string[]
  readonly maxBytes: number
}) => {
  const [chosen, setChosen] = useState<Chosen>()
  const [flaw, setFlaw] = useState<Flaw>()
  const [opening, setOpening] = useState(false)
  const last = useRef(0)
  // Object URLs, revoked when the dialog closes.
  const addresses = useRef<string[]>([])
  useEffect(() => {
    const made = addresses.current
    return () => {
      for (const address of made.splice(0)) URL.revokeObjectURL(address)
    }
  }, [])

  const take = async (files: readonly File[]) => {
    const [file] = files
    if (!file) return
    last.current += 1
    const own = last.current
    const found = flawOf(files, limits)
    setFlaw(found)
    if (found) return
    setOpening(true)
    const address = URL.createObjectURL(file)
    addresses.current.push(address)
    const picture = await openPicture(address).catch(() => undefined)
    if (own !== last.current) return
    setOpening(false)
    const small = picture && flawOfSize({ width: picture.naturalWidth, height: picture.naturalHeight })
    setFlaw(picture ? small : 'broken')
    if (picture && !small) setChosen({ file, address, picture })
  }
  const forget = () => {
    last.current += 1
    setChosen(undefined)
    setFlaw(undefined)
    setOpening(false)
  }
  return { chosen, flaw, opening, take, forget }
}
