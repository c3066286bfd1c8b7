import { type DragEvent, useState } from 'react'

/**
 * One file, chosen or dropped.
 *
 * @param read begins to read it
 * @returns what takes files, whether something is held over the place, whether several came at once, and the place's handlers
 */
export const useFileChoice = (read: (file: File) => void) => {
  const [over, setOver] = useState(false)
  const [several, setSeveral] = useState(false)
  const take = (files: FileList | null) => {
    const [file, ...others] = files ?? []
    setSeveral(others.length > 0)
    // Which of several is meant nobody knows.
    if (file && others.length === 0) read(file)
  }
  const place = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      // Left to the browser, it would show the file in place of the console.
      event.preventDefault()
      setOver(false)
      take(event.dataTransfer.files)
    },
  }
  return { take, over, several, place }
}
