import { styled } from '@mui/material/styles'
import { useState } from 'react'

/** Decorative, so not part of the button's accessible name. */
const Initial = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 28,
  height: 28,
  borderRadius: '50%',
  fontSize: 13,
  fontWeight: 600,
  color: theme.console.colours.tone.primary.main,
  backgroundColor: theme.console.colours.tone.primary.soft,
  '&::before': { content: 'attr(data-initial)' },
}))

const Picture = styled('img')({ flex: 'none', width: 40, height: 40, borderRadius: 10, objectFit: 'cover' })

/**
 * The address of the operator's picture if the browser may load it: the console contacts no other host, so it must be
 * same-origin or a data URL.
 */
const pictureAddress = (avatar: string): string | undefined => {
  if (/^data:image\//i.test(avatar)) return avatar
  if (avatar === '' || !URL.canParse(avatar, location.href)) return undefined
  const { origin, href } = new URL(avatar, location.href)
  return origin === location.origin ? href : undefined
}

/** The operator's picture, or the name's first letter when there is none or it fails to load. */
export const Avatar = ({ name, avatar }: { name: string; avatar: string }) => {
  const address = pictureAddress(avatar)
  const [broken, setBroken] = useState<string>()
  if (address === undefined || broken === address)
    return <Initial data-initial={[...name][0]?.toUpperCase()} />
  return <Picture src={address} alt="" onError={() => setBroken(address)} />
}
