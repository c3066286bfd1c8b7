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

export type Flaw = 'several' | 'type' | 'size' | 'broken' | 'small'

/** Bytes at most, and media types. */
interface Limits {
  readonly accept: readonly string[]
  readonly maxBytes: number
}

const leastSide = ({ naturalWidth, naturalHeight }: HTMLImageElement) => Math.min(naturalWidth, naturalHeight)

/** The largest zoom at which the selection still has enough pixels. */
export const mostZoom = (picture: HTMLImageElement): number =>
  Math.max(1, Math.min(8, leastSide(picture) / side))

/** The cut as a file of 300 × 300 pixels. Throws Error if the browser cannot draw it. */
export const cutOut = ({ file, picture }: Chosen, { x, y, width, height }: Cut): Promise<File> => {
  const canvas = document.createElement('canvas')
  canvas.width = side
  canvas.height = side
  const context = canvas.getContext('2d')
  if (!context) throw new Error('the browser has no 2D canvas')
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, x, y, width, height, 0, 0, side, side)
  const { name, type } = file
  return new Promise((resolve, reject) => {
    const settle = (blob: Blob | null) =>
      blob ? resolve(new File([blob], name, { type })) : reject(new Error('no picture'))
    canvas.toBlob(settle, type, 0.92)
  })
}

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
export const useChosenPicture = ({ accept, maxBytes }: Limits) => {
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

  const take = async ([file, ...others]: readonly File[]) => {
    if (!file) return
    last.current += 1
    const own = last.current
    if (others.length > 0) return setFlaw('several')
    if (!accept.includes(file.type)) return setFlaw('type')
    if (file.size > maxBytes) return setFlaw('size')
    setFlaw(undefined)
    setOpening(true)
    const picture = new Image()
    picture.src = URL.createObjectURL(file)
    addresses.current.push(picture.src)
    const isBroken = await picture.decode().then(
      () => false,
      () => true,
    )
    if (own !== last.current) return
    setOpening(false)
    if (isBroken) setFlaw('broken')
    else if (leastSide(picture) < side) setFlaw('small')
    else setChosen({ file, address: picture.src, picture })
  }
  const forget = () => {
    last.current += 1
    setChosen(undefined)
    setFlaw(undefined)
    setOpening(false)
  }
  return { chosen, flaw, opening, take, forget }
}
