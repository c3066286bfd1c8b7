import { type ComponentType, useState } from 'react'
import { useNotify } from 'react-admin'

/**
 * A part of the bar that is fetched when it is first wanted. One that does not arrive is reported and can be tried again;
 * the bar stays.
 *
 * @param load imports the part's file
 * @returns the part, once it is to be shown, and the ways to open and to close it
 */
export const useLatePart = <Props>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): { Part: ComponentType<Props> | undefined; open: () => Promise<void>; close: () => void } => {
  const notify = useNotify()
  const [part, setPart] = useState<{ readonly default: ComponentType<Props> }>()
  const open = async () => {
    try {
      setPart(await load())
    } catch {
      notify('ra.notification.http_error', { type: 'error' })
    }
  }
  return { Part: part?.default, open, close: () => setPart(undefined) }
}
