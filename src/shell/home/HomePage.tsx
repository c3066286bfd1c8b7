import { styled } from '@mui/material/styles'
import { useGetIdentity } from 'react-admin'
import { useSay } from '@/i18n/useSay'
import { EntryCards } from './EntryCards'

const Head = styled('header')(({ theme }) => ({
  marginBottom: theme.console.size.gap,
  '& h1': { margin: 0, fontSize: 20, fontWeight: 600 },
  // Reserve the line before the name is known, so that nothing moves.
  '& p': { minHeight: 24, margin: '4px 0 0', lineHeight: '24px', color: theme.palette.text.secondary },
}))

const HomePage = () => {
  const say = useSay()
  const { identity } = useGetIdentity()
  const name = identity?.fullName
  return (
    <>
      <Head>
        <h1>{say('console.home.title')}</h1>
        <p>{name && say('console.home.welcome', { name })}</p>
      </Head>
      <EntryCards />
    </>
  )
}

export default HomePage
