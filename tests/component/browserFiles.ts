import { expect, vi } from 'vitest'

/** Files as an operator chooses, drops or pastes them. */
export const transferOf = (...files: readonly File[]): DataTransfer => {
  const transfer = new DataTransfer()
  for (const file of files) transfer.items.add(file)
  return transfer
}

export const chooseIn = (input: HTMLInputElement | null, ...files: readonly File[]): void => {
  if (!input) throw new Error('there is no place for a file')
  input.files = transferOf(...files).files
  input.dispatchEvent(new Event('change', { bubbles: true }))
}

/** Chooses files in a dialog that is just opening: its input may have to be fetched first. */
export const chooseInDialog = async (...files: readonly File[]): Promise<void> => {
  const place = () => document.querySelector<HTMLInputElement>('[role=dialog] input[type=file]')
  await expect.poll(place).not.toBeNull()
  chooseIn(place(), ...files)
}

export const dropOn = (place: Element | null, ...files: readonly File[]): boolean | undefined =>
  place?.dispatchEvent(
    new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: transferOf(...files) }),
  )

/** The files that the page asks the browser to save from now on. None is saved. */
export const watchSaved = (): File[] => {
  const blobs = new Map<string, Blob>()
  const make = URL.createObjectURL.bind(URL)
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    const url = make(blob)
    if (blob instanceof Blob) blobs.set(url, blob)
    return url
  })
  const saved: File[] = []
  const click = HTMLAnchorElement.prototype.click
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const content = blobs.get(this.href)
    if (content && this.download) saved.push(new File([content], this.download))
    else click.call(this)
  })
  return saved
}

/** Sets a value as the browser's own picker does: past React, which notices it by the event. */
export const pickIn = (input: HTMLInputElement, value: string) => {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}
