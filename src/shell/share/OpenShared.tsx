import LinkOff from '@mui/icons-material/LinkOff'
import { useContext, useEffect } from 'react'
import { useEvent, useLocation, useNavigate, useNotify } from 'react-admin'
import { parsePath } from 'react-router-dom'
import { l } from '@/declaration/label'
import { comma } from '@/declaration/punctuation'
import { useSay } from '@/i18n/useSay'
import { isInArea } from '@/screens/areaPage'
import { useDeclared } from '@/screens/declarations'
import { PageFrameContext } from '@/screens/page'
import { ButtonLink } from '@/ui/Button'
import { EmptyState } from '@/ui/EmptyState'
import { useLoaded } from '@/ui/late'
import { ConsoleMenu } from '../menu/ConsoleMenu'
import { routeOf } from '../menu/routes'
import { usePages } from '../panes/usePages'
import { PageSkeleton } from '../progress'
import { readLink, type SharedPages } from './link'

const texts = {
  opened: l(
    '已打开链接中的 {count} 个页面',
    'Pages of the link now open: {count}',
    'Páginas abiertas del enlace: {count}',
  ),
  denied: l(
    '{name}（您的账号不能查看）',
    '{name} (not for your account)',
    '{name} (no está permitido a su cuenta)',
  ),
  unknown: l(
    '{name}（本控制台没有这个页面）',
    '{name} (there is no such page here)',
    '{name} (aquí no existe esa página)',
  ),
  busy: l(
    '{name}（您在此页有未保存的内容）',
    '{name} (you have unsaved input there)',
    '{name} (tiene cambios sin guardar)',
  ),
  dropped: l(
    '链接中的这些页面没有打开：{names}',
    'Not opened from the link: {names}',
    'No se abrió del enlace: {names}',
  ),
  wrong: l('链接无法打开', 'This link cannot be opened', 'No se puede abrir el enlace'),
  why: l(
    '链接不完整，或来自另一个版本。请让对方重新复制。',
    'It is incomplete, or of another version. Ask for it to be copied again.',
    'Está incompleto o es de otra versión. Pida que se lo copien de nuevo.',
  ),
  home: l('回到首页', 'To the start page', 'A la página de inicio'),
} as const

/** Opens a link's pages beside those already open, and says which ones it skipped and why. Has no other effects. */
const OpenedLink = ({ hash }: { hash: string }) => {
  const say = useSay()
  const notify = useNotify()
  const navigate = useNavigate()
  const frame = useContext(PageFrameContext)
  const { pageAt } = usePages()
  const declared = useDeclared()
  const { routes, every = routes } = useContext(ConsoleMenu)
  const found = useLoaded(async () => ({ link: await readLink(hash) }), true)
  const link = found?.link

  const open = useEvent(({ addresses, shown }: SharedPages) => {
    const pages = addresses.map((fullPath) => {
      const { pathname = '/' } = parsePath(fullPath)
      const { path, tab, affix } = pageAt(pathname)
      // An area that the account may not see has no page, but its name is known.
      const known =
        routeOf(every, pathname)?.title ?? declared.heads.find((head) => isInArea(head, pathname))?.label
      const why = tab ? (frame?.isBusy(path) ? texts.busy : undefined) : known ? texts.denied : texts.unknown
      return { path, fullPath, affix, why: why && say(why, { name: known ? say(known) : path }) }
    })
    const opened = pages.filter(({ why }) => why === undefined)
    const dropped = pages.flatMap(({ why }) => why ?? [])
    frame?.openBeside(opened)
    if (dropped.length > 0)
      notify(say(texts.dropped, { names: dropped.join(say(comma)) }), {
        type: 'warning',
        autoHideDuration: 15_000,
      })
    else if (opened.length > 1) notify(say(texts.opened, { count: opened.length }), { type: 'info' })
    const inFront = opened.find(({ fullPath }) => fullPath === addresses[shown]) ?? opened[0]
    navigate(inFront?.fullPath ?? '/', { replace: true })
  })
  useEffect(() => {
    if (link) open(link)
  }, [link, open])

  if (!found || link) return <PageSkeleton />
  return (
    <EmptyState picture={<LinkOff />} title={say(texts.wrong)} hint={say(texts.why)} failed>
      <ButtonLink to="/">{say(texts.home)}</ButtonLink>
    </EmptyState>
  )
}

/** Opening the same link again reopens its pages; a different link opens its own. */
const OpenShared = () => {
  const { hash, key } = useLocation()
  return <OpenedLink key={key} hash={hash} />
}

export default OpenShared
