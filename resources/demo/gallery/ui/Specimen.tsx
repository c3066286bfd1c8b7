import type { ReactNode } from 'react'
import { useSay } from '@/i18n/useSay'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { useCopy } from '@/ui/CopyButton'
import { texts } from './texts'
import './gallery.css'

interface SpecimenProps {
  readonly title: string
  /** The source in the declaration. */
  readonly source: string
  readonly children: ReactNode
}

/** A declared thing: how it looks, next to its source. */
export const Specimen = ({ title, source, children }: SpecimenProps) => {
  const say = useSay()
  const copy = useCopy()
  return (
    <Card
      title={title}
      aside={
        <Button
          size="small"
          aria-label={say('console.value.copy_named', { name: title })}
          onClick={() => void copy(source)}
        >
          {say(texts.copy)}
        </Button>
      }
    >
      <div className="gallery-pair">
        <div className="gallery-live">{children}</div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard */}
        <pre className="gallery-source" tabIndex={0}>
          <code>{source}</code>
        </pre>
      </div>
    </Card>
  )
}
