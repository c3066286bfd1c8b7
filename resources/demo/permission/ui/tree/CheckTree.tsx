import Checked from '@mui/icons-material/CheckBox'
import Box from '@mui/icons-material/CheckBoxOutlineBlank'
import Closed from '@mui/icons-material/ChevronRight'
import Mixed from '@mui/icons-material/IndeterminateCheckBox'
import { styled } from '@mui/material/styles'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useSay } from '@/i18n/useSay'
import { type Line, linesOf, type Ticked, type TreeNode, tickedOf, toggled } from './menuTree'

const Frame = styled('div')(({ theme }) => ({
  maxHeight: 320,
  padding: 4,
  overflow: 'auto',
  border: `1px solid ${theme.console.colours.ink.border}`,
  borderRadius: theme.shape.borderRadius,
}))

const Item = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  minHeight: theme.console.size.smallControl + 4,
  paddingRight: 8,
  borderRadius: 4,
  cursor: 'pointer',
  '&:hover': { backgroundColor: theme.console.colours.ground.hover },
  '&:focus-visible': { outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: -2 },
  '& > svg': { flex: 'none', color: theme.console.colours.ink.secondary },
  '& > svg[data-ticked]': { color: theme.palette.primary.main },
  '& > [data-opener]': { display: 'inline-flex', flex: 'none', width: 20 },
  '&[aria-expanded="true"] > [data-opener] > svg': { transform: 'rotate(90deg)' },
}))

const indent = 20

const Picture = ({ ticked }: { ticked: Ticked }) => {
  if (ticked === 'mixed') return <Mixed data-ticked fontSize="small" />
  return ticked ? <Checked data-ticked fontSize="small" /> : <Box fontSize="small" />
}

interface CheckTreeProps {
  readonly labelledBy: string
  readonly nodes: readonly TreeNode[]
  readonly ticked: ReadonlySet<string>
  readonly onTick: (ticked: ReadonlySet<string>) => void
  readonly open: ReadonlySet<string>
  readonly onOpen: (open: ReadonlySet<string>) => void
}

/** A tree of checkboxes following the ARIA practices: arrow keys move and expand, Space checks. */
export const CheckTree = ({ labelledBy, nodes, ticked, onTick, open, onOpen }: CheckTreeProps) => {
  const say = useSay()
  const frame = useRef<HTMLDivElement>(null)
  const [chosen, choose] = useState<string>()
  const lines = linesOf(nodes, open)
  const isShown = lines.some(({ node }) => node.path === chosen)
  const active = isShown ? chosen : lines[0]?.node.path

  const go = (to: string | undefined) => {
    if (to === undefined) return
    choose(to)
    const item = [...(frame.current?.children ?? [])].find(
      (child) => child instanceof HTMLElement && child.dataset.path === to,
    )
    if (item instanceof HTMLElement) item.focus()
  }
  const setOpen = ({ path }: TreeNode, opened: boolean) => {
    const next = new Set(open)
    if (opened) next.add(path)
    else next.delete(path)
    onOpen(next)
  }
  const pressed = (event: KeyboardEvent, { node, parent }: Line, index: number) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const isGroup = node.children.length > 0
    const isOpen = open.has(node.path)
    const at = (place: number) => lines[place]?.node.path
    const keyActions: Readonly<Record<string, () => void>> = {
      ArrowDown: () => go(at(index + 1)),
      ArrowUp: () => go(at(index - 1)),
      Home: () => go(at(0)),
      End: () => go(at(lines.length - 1)),
      ArrowRight: () => (isGroup && !isOpen ? setOpen(node, true) : isGroup && go(at(index + 1))),
      ArrowLeft: () => (isGroup && isOpen ? setOpen(node, false) : go(parent)),
      ' ': () => onTick(toggled(node, ticked)),
      Enter: () => onTick(toggled(node, ticked)),
    }
    const run = keyActions[event.key]
    if (!run) return
    // Otherwise the page scrolls, or the form is sent.
    event.preventDefault()
    run()
  }
  return (
    <Frame ref={frame} role="tree" aria-labelledby={labelledBy} aria-multiselectable>
      {lines.map((line, index) => {
        const { node, level, place, of } = line
        const state = tickedOf(node, ticked)
        const isGroup = node.children.length > 0
        return (
          <Item
            key={node.path}
            data-path={node.path}
            role="treeitem"
            aria-level={level}
            aria-posinset={place}
            aria-setsize={of}
            aria-expanded={isGroup ? open.has(node.path) : undefined}
            aria-checked={state}
            tabIndex={node.path === active ? 0 : -1}
            style={{ paddingLeft: (level - 1) * indent }}
            onFocus={() => choose(node.path)}
            onKeyDown={(event) => pressed(event, line, index)}
            onClick={({ target }) => {
              const onOpener = target instanceof Element && target.closest('[data-opener]') !== null
              if (isGroup && onOpener) setOpen(node, !open.has(node.path))
              else onTick(toggled(node, ticked))
            }}
          >
            <span data-opener>{isGroup && <Closed fontSize="small" />}</span>
            <Picture ticked={state} />
            {say(node.title)}
          </Item>
        )
      })}
    </Frame>
  )
}
