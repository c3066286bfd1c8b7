import { type DragEvent, useState } from 'react'

/**
 * Choosing or dropping a single file.
 *
 * @param read starts reading it
 * @returns a function that takes files, whether something is dragged over the area, whether several came at once, and the
 *   area's handlers
 */
export const useFileChoice = (read: (file: File) => void) => {
  const [over, setOver] = useState(false)
  const [several, setSeveral] = useState(false)
  const take = (files: FileList | null) => {
    const [file, ...others] = files ?? []
    setSeveral(others.length > 0)
    // With several files there is no telling which one is meant.
    if (file && others.length === 0) read(file)
  }
  const place = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      // Otherwise the browser would navigate away to show the file.
      event.preventDefault()
      setOver(false)
      take(event.dataTransfer.files)
    },
  }
  return { take, over, several, place }
}
