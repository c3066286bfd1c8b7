import Person from '@mui/icons-material/Person'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { useSay } from '@/i18n/useSay'
import { usePageName } from '@/shell/menu/ConsoleMenu'
import { Sheet } from '@/ui/Card'
import { PageHead } from '@/ui/PageHead'
import { AvatarDialog } from './avatar/AvatarDialog'
import { texts } from './avatar/texts'

const Place = styled(Sheet)({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 16,
  padding: '32px 16px',
})

const Round = styled('div')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  width: 150,
  height: 150,
  borderRadius: '50%',
  overflow: 'hidden',
  color: theme.palette.primary.main,
  backgroundColor: theme.console.colours.tone.primary.soft,
  '& img': { width: '100%', height: '100%', objectFit: 'cover' },
  '& svg': { fontSize: 96 },
}))

/** A profile picture that is cropped before upload. */
const AvatarUploadDemo = () => {
  const say = useSay()
  const notify = useNotify()
  const [url, setUrl] = useState<string>()
  const [open, setOpen] = useState(false)
  return (
    <>
      <PageHead title={usePageName(texts.title)} about={say(texts.about)} />
      <Place>
        <Round role="img" aria-label={say(texts.current)}>
          {url === undefined ? <Person /> : <img src={url} alt="" />}
        </Round>
        <Button variant="contained" onClick={() => setOpen(true)}>
          {say(texts.change)}
        </Button>
      </Place>
      {open && (
        <AvatarDialog
          onClose={() => setOpen(false)}
          onDone={(uploaded) => {
            setUrl(uploaded)
            setOpen(false)
            notify(say(texts.done), { type: 'success', messageArgs: { _: say(texts.done) } })
          }}
        />
      )}
    </>
  )
}

export default AvatarUploadDemo
