import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import { useSay } from '@/i18n/useSay'
import { usePending } from '../progress'

const Page = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.console.size.gap,
}))

const Block = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.console.size.gap,
  padding: theme.console.size.gap,
  border: `1px solid ${theme.console.colours.ink.line}`,
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.palette.background.paper,
}))

const rows = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

export const PageSkeleton = () => {
  const say = useSay()
  usePending()
  return (
    <Page role="status" aria-label={say('console.shell.loading')}>
      <Block>
        <Skeleton variant="rounded" height={36} />
      </Block>
      <Block>
        <Skeleton variant="rounded" height={28} width="30%" />
        {rows.map((row) => (
          <Skeleton key={row} variant="rounded" height={24} />
        ))}
      </Block>
    </Page>
  )
}
