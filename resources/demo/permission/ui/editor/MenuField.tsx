import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import type { UseQueryResult } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useSay } from '@/i18n/useSay'
import { messageOf } from '@/platform/errors'
import { Notice } from '@/ui/Notice'
import { CheckTree } from '../tree/CheckTree'
import { leavesOf, type MenuEntry, type TreeNode } from '../tree/menuTree'
import { groupsOf } from '../tree/ticks'
import { texts } from './texts'

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 12px',
  marginBottom: 4,
  '& > small': { flex: 1, fontSize: 12, color: theme.palette.text.secondary },
}))
const Hint = styled('div')(({ theme }) => ({
  marginTop: 4,
  fontSize: 12,
  color: theme.palette.text.secondary,
}))

interface MenuFieldProps {
  readonly tree: readonly TreeNode[]
  readonly answer: Pick<UseQueryResult<readonly MenuEntry[]>, 'data' | 'error' | 'isFetching' | 'refetch'>
  readonly ticked: ReadonlySet<string>
  readonly onTick: (ticked: ReadonlySet<string>) => void
}

/** The pages of a role. */
export const MenuField = ({ tree, answer, ticked, onTick }: MenuFieldProps) => {
  const say = useSay()
  const labelId = useId()
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const { data, error, isFetching, refetch } = answer
  const groups = groupsOf(tree)
  const allOpen = groups.every((path) => open.has(path))
  const content = () => {
    if (data)
      return (
        <CheckTree
          labelledBy={labelId}
          nodes={tree}
          ticked={ticked}
          onTick={onTick}
          open={open}
          onOpen={setOpen}
        />
      )
    if (error)
      return (
        <Notice
          severity="error"
          action={
            <Button color="inherit" size="small" disabled={isFetching} onClick={() => void refetch()}>
              {say(texts.retry)}
            </Button>
          }
        >
          {say(texts.menusFailed, { reason: messageOf(error) })}
        </Notice>
      )
    return <Skeleton variant="rounded" height={160} />
  }
  return (
    <div>
      <Head>
        <span id={labelId}>{say(texts.menus)}</span>
        <small aria-live="polite">
          {data && say(texts.ticked, { count: ticked.size, total: leavesOf(tree).length })}
        </small>
        {data && groups.length > 0 && (
          <Button size="small" variant="text" onClick={() => setOpen(allOpen ? new Set() : new Set(groups))}>
            {say(allOpen ? texts.closeAll : texts.openAll)}
          </Button>
        )}
      </Head>
      {content()}
      <Hint>{say(texts.keys)}</Hint>
    </div>
  )
}
