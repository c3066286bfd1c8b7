import Picture from '@mui/icons-material/UploadFile'
import IconButton from '@mui/material/IconButton'
import { useEffectEvent, useLayoutEffect } from 'react'
import type { Resource } from '@/declaration'
import { useSay } from '@/i18n/useSay'
import { early, useLatePart } from '../latePart'
import { canImport } from './importable'

const loadDialog = () => import('./ImportDialog').then((module) => ({ default: module.ImportDialog }))

/** Opens the import of an area, where its records can be made out of a file. */
export const ImportButton = ({ resource }: { resource: Resource }) => {
  const say = useSay()
  const { Part: ImportDialog, open, close } = useLatePart(loadDialog)
  const denied = !canImport(resource)
  const end = useEffectEvent(close)
  // An effect, for on a page that is put aside it waits until the page is shown: only there does the draft end with it.
  useLayoutEffect(() => {
    if (denied) end()
  }, [denied])
  if (denied && !ImportDialog) return null
  const label = say('console.list.import')
  return (
    <>
      {!denied && (
        <IconButton
          aria-label={label}
          title={label}
          aria-haspopup="dialog"
          onClick={open}
          {...early(loadDialog)}
        >
          <Picture />
        </IconButton>
      )}
      {ImportDialog && <ImportDialog onClose={close} />}
    </>
  )
}
