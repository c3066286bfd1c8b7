import { type ReactNode, useInsertionEffect } from 'react'
import { createPortal } from 'react-dom'
import { useSay } from '@/i18n/useSay'
import { usePrinting } from '@/ui/usePrinting'
import { texts } from './texts'

/** Printed in place of the page; rendered only while the browser prints. */
export const StatementPages = ({ children }: { children: ReactNode }) => {
  const printing = usePrinting()
  usePageNumbers()
  return (
    printing &&
    createPortal(
      <div className="fee-pages" data-prints>
        {children}
      </div>,
      document.body,
    )
  )
}

const cut = '\n'

/** The words around the page numbers. Page margins can only read them from the root element. */
const usePageNumbers = (): void => {
  const words = useSay()(texts.pageOf, { page: cut, pages: cut })
  useInsertionEffect(() => {
    const { style } = document.documentElement
    const parts = words.split(cut).map((part, at) => [`--page-words-${at}`, JSON.stringify(part)] as const)
    for (const [name, part] of parts) style.setProperty(name, part)
    return () => {
      for (const [name] of parts) style.removeProperty(name)
    }
  }, [words])
}
