import { useSyncExternalStore } from 'react'
import { l } from '@/declaration/label'
import { useSay } from '@/i18n/useSay'
import { Button } from '@/ui/Button'
import { Notice } from '@/ui/Notice'
import { news } from './news'
import './deliveredBar.css'

const texts = {
  changed: l(
    '{names}已更新，已打开的页面仍是原来的版本。',
    '{names} has changed. Pages that are open are still as they were.',
    '{names} ha cambiado. Las páginas abiertas siguen como estaban.',
  ),
  use: l('换用新版本', 'Use the new version', 'Usar la versión nueva'),
} as const

/** Offers the new version of an area that has open pages. */
const DeliveredBar = () => {
  const say = useSay()
  const told = useSyncExternalStore(news.subscribe, news.read)
  if (!told) return null
  return (
    <Notice
      severity="info"
      role="status"
      className="delivered-bar"
      action={
        <Button size="small" onClick={told.use}>
          {say(texts.use)}
        </Button>
      }
    >
      {say(texts.changed, { names: told.names.map((name) => say(name)).join(say(l('、', ', ', ', '))) })}
    </Notice>
  )
}

export default DeliveredBar
