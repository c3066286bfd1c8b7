import Picture from '@mui/icons-material/UploadFile'
import { useEffectEvent, useLayoutEffect } from 'react'
import type { Resource } from '@/declaration'
import { useSay } from '@/i18n/useSay'
import { IconButton } from '@/ui/Button'
import { early, useLatePart } from '@/ui/late'
import { canImport } from './importable'

const loadDialog = () => import('./ImportDialog').then((module) => ({ default: module.ImportDialog }))

/** Opens an area's import, if its records can be created from a file. */
const ImportButton = ({ resource }: { resource: Resource }) => {
  const say = useSay()
  const { Part: ImportDialog, open, close } = useLatePart(loadDialog)
  const denied = !canImport(resource)
  const end = useEffectEvent(close)
  // An effect, because effects wait while a page is hidden: the draft may end only once the page is shown.
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

export default ImportButton
