import { type ReactNode, useInsertionEffect } from 'react'
import { useLook } from './look'
import { Tooltips } from './Tooltips'
import { cssVariables } from './variables'
import './base.css'

/** Gives the document the console's look: colours and measures as CSS variables, and the rules of base.css. */
export const ThemeRoot = ({ children }: { children: ReactNode }) => {
  const { mode, primary, size } = useLook()
  // Before any part measures itself: these variables change the style of everything.
  useInsertionEffect(() => {
    const { style, dataset } = document.documentElement
    const variables = Object.entries(cssVariables({ mode, primary, size }))
    // The sign-in page, which may have loaded this style already, has its own look.
    dataset.console = mode
    style.colorScheme = mode
    for (const [name, value] of variables) style.setProperty(name, value)
    return () => {
      delete dataset.console
      style.colorScheme = ''
      for (const [name] of variables) style.removeProperty(name)
    }
  }, [mode, primary, size])
  return (
    <>
      {children}
      <Tooltips />
    </>
  )
}
