import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import type { RaRecord } from 'react-admin'
import type { Resource } from '@/declaration'
import { useSay } from '@/i18n/useSay'
import { Skeleton } from '@/ui/Loading'
import { usePart } from '@/ui/late'
import { tabTexts } from './texts'
import './tabs.css'

const tabs = ['details', 'history'] as const

const loadHistory = () => import('./RecordHistory').then((module) => ({ default: module.RecordHistory }))

interface DetailTabsProps {
  readonly resource: Resource
  /** Undefined while it is loading. */
  readonly record: RaRecord | undefined
  readonly children: ReactNode
}

/** A record's detail and its history. The detail keeps what is typed in it; the history is fetched when it is opened. */
export const DetailTabs = ({ resource, record, children }: DetailTabsProps) => {
  const say = useSay()
  const id = useId()
  const [shown, show] = useState<(typeof tabs)[number]>('details')
  const list = useRef<HTMLDivElement>(null)
  const isHistory = shown === 'history'
  const RecordHistory = usePart(loadHistory, isHistory, () => show('details'))
  const press = (event: KeyboardEvent) => {
    const to = { ArrowLeft: 'details', ArrowRight: 'history', Home: 'details', End: 'history' } as const
    const next = Object.hasOwn(to, event.key) ? to[event.key as keyof typeof to] : undefined
    if (!next) return
    event.preventDefault()
    show(next)
    list.current?.querySelector<HTMLElement>(`[data-tab="${next}"]`)?.focus()
  }
  return (
    <>
      <div
        ref={list}
        className="detail-tabs"
        role="tablist"
        tabIndex={-1}
        aria-label={say(tabTexts.name)}
        onKeyDown={press}
      >
        {tabs.map((one) => (
          <button
            key={one}
            type="button"
            role="tab"
            id={`${id}-${one}`}
            data-tab={one}
            className="ui-plain"
            aria-selected={shown === one}
            aria-controls={`${id}-${one}-panel`}
            tabIndex={shown === one ? 0 : -1}
            onClick={() => show(one)}
          >
            {say(tabTexts[one])}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-details-panel`} aria-labelledby={`${id}-details`} hidden={isHistory}>
        {children}
      </div>
      <div role="tabpanel" id={`${id}-history-panel`} aria-labelledby={`${id}-history`} hidden={!isHistory}>
        {isHistory &&
          (RecordHistory && record ? (
            <RecordHistory key={String(record.id)} resource={resource} record={record} />
          ) : (
            <Skeleton height={48} />
          ))}
      </div>
    </>
  )
}
