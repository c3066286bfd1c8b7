import { styled } from '@mui/material/styles'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { type ReactNode, useId, useState } from 'react'
import { Sheet } from '@/ui/Card'

const Strip = styled('div')(({ theme }) => ({
  borderBottom: `1px solid ${theme.console.colours.ink.line}`,
}))

const Panel = styled('div')(({ theme }) => ({ padding: theme.console.size.gap }))

export interface TabbedPart {
  readonly key: string
  readonly label: string
  readonly content: ReactNode
}

/**
 * Tabs; a part is mounted again whenever it is opened.
 *
 * @param name accessible name of the tabs
 * @param parts at least one
 */
export const Tabbed = ({ name, parts }: { name: string; parts: readonly TabbedPart[] }) => {
  const id = useId()
  const [chosen, choose] = useState<string>()
  const shown = parts.find(({ key }) => key === chosen) ?? parts[0]
  if (!shown) return null
  return (
    <Sheet>
      <Strip>
        <Tabs
          value={shown.key}
          variant="scrollable"
          scrollButtons={false}
          aria-label={name}
          onChange={(_, key) => choose(key)}
        >
          {parts.map(({ key, label }) => (
            <Tab key={key} value={key} label={label} id={`${id}-${key}`} aria-controls={`${id}-panel`} />
          ))}
        </Tabs>
      </Strip>
      <Panel
        key={shown.key}
        role="tabpanel"
        tabIndex={0}
        id={`${id}-panel`}
        aria-labelledby={`${id}-${shown.key}`}
      >
        {shown.content}
      </Panel>
    </Sheet>
  )
}
