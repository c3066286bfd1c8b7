import { useNotify } from 'react-admin'
import { useSay } from '@/i18n/useSay'
import './copyButton.css'
import './plain.css'

const copyBySelection = (text: string): boolean => {
  const area = document.createElement('textarea')
  area.value = text
  area.style.position = 'fixed'
  area.style.opacity = '0'
  // A modal dialog takes the focus back from anything outside it.
  const place = document.activeElement?.closest('[role="dialog"]') ?? document.body
  place.append(area)
  area.select()
  const copied = document.execCommand('copy')
  area.remove()
  return copied
}

/** Copies a text to the clipboard; false when the browser refuses. Sites without https only have the older method. */
const copyText = async (text: string): Promise<boolean> => {
  try {
    if (!navigator.clipboard) return copyBySelection(text)
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyBySelection(text)
  }
}

/** Copies a text and reports the result: "copied" for 2 s, or that the operator must copy it by hand. */
export const useCopy = (): ((text: string) => Promise<void>) => {
  const notify = useNotify()
  return async (text) => {
    const copied = await copyText(text)
    notify(copied ? 'console.result.copied' : 'console.result.copy_failed', {
      type: copied ? 'success' : 'warning',
      autoHideDuration: copied ? 2000 : 5000,
    })
  }
}

/** A small copy button after a value, visible while its row is hovered or focused. */
export const CopyButton = ({ text, name }: { text: string; name: string }) => {
  const say = useSay()
  const copy = useCopy()
  const label = say('console.value.copy_named', { name })
  return (
    <button
      type="button"
      className="ui-plain ui-copy"
      aria-label={label}
      title={label}
      onClick={(event) => {
        // A click on the row would open the detail.
        event.stopPropagation()
        void copy(text)
      }}
      onKeyDown={(event) => {
        // Enter and Space press the button and must not open or select its row as well.
        if (event.key === 'Enter' || event.key === ' ') event.stopPropagation()
      }}
    />
  )
}
