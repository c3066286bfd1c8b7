import { useEffect, useRef, useState } from 'react'
import { type Flaw, flawOf, flawOfSize, openPicture } from './cut'

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
export const useChosen = (limits: { readonly accept: readonly string[]; readonly maxBytes: number }) => {
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
