import { styled } from '@mui/material/styles'
import { DemoPage } from '@resources/demo/ui/DemoPage'
import { Tabbed } from '@resources/demo/ui/Tabbed'
import { useId, useState, useSyncExternalStore } from 'react'
import { l } from '@/declaration'
import { dateText, formatRecent, timeAgo } from '@/i18n/dateText'
import { useLocale, useSay } from '@/i18n/useSay'
import { operator } from '@/platform/operator'
import type { UserInfo } from '@/platform/userInfo'
import { Avatar } from '@/shell/navbar/UserMenu'
import { Sheet } from '@/ui/Card'
import { LoadingBar } from '@/ui/Loading'
import { type AccountData, AccountForm } from './AccountForm'
import { Activity } from './Activity'

const Line = styled('ol')(({ theme }) => {
  const { ink, tone } = theme.console.colours
  return {
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '& li': { position: 'relative', padding: '0 0 20px 22px' },
    '& li:last-of-type': { paddingBottom: 0 },
    '& li::before': {
      content: '""',
      position: 'absolute',
      left: 0,
      top: 5,
      width: 10,
      height: 10,
      borderRadius: '50%',
      backgroundColor: tone.primary.vivid,
    },
    '& li:not(:last-of-type)::after': {
      content: '""',
      position: 'absolute',
      left: 4,
      top: 19,
      bottom: -1,
      width: 2,
      backgroundColor: ink.border,
    },
    '& small': { display: 'block', fontSize: 12, color: theme.palette.text.secondary },
  }
})

/**
 * Invented events, latest first.
 *
 * @param now Unix seconds
 */
const Timeline = ({ now }: { now: number }) => {
  const say = useSay()
  const locale = useLocale()
  return (
    <Line>
      {texts.events.map(({ before, lasted, title }) => {
        const time = now - before
        return (
          <li key={before}>
            <small>
              <time
                dateTime={new Date(time * 1000).toISOString()}
                data-tip={dateText(time, locale, '{y}-{m}-{d} {h}:{i} {a}')}
              >
                {formatRecent(time, now, locale)}
              </time>
            </small>
            {say(title)}
            <small>{say(texts.lasted, { time: timeAgo(lasted, locale) })}</small>
          </li>
        )
      })}
    </Line>
  )
}

const texts = {
  about: l(
    '当前登录账号的名片。姓名、头像和角色来自平台，动态、时间线和技能是示例。',
    'Who is signed in. Name, picture and role are the platform’s; posts, timeline and skills are made up.',
    'Quién ha iniciado sesión. Nombre, imagen y rol son de la plataforma; publicaciones, cronología y habilidades son ejemplos.',
  ),
  education: l('教育经历', 'Education', 'Formación'),
  school: l(
    '信息管理专业，本科。',
    'A bachelor’s degree in information management.',
    'Grado en gestión de la información.',
  ),
  skills: l('技能', 'Skills', 'Habilidades'),
  analysis: l('数据分析', 'Analysis', 'Análisis'),
  service: l('客户沟通', 'Customers', 'Clientes'),
  planning: l('排期', 'Planning', 'Planificación'),
  order: l('规范', 'Order', 'Orden'),
  parts: l('个人中心', 'Profile', 'Perfil'),
  activity: l('动态', 'Activity', 'Actividad'),
  timeline: l('时间线', 'Timeline', 'Cronología'),
  account: l('账号', 'Account', 'Cuenta'),
  lasted: l('历时 {time}', 'Took {time}', 'Duró {time}'),
  events: [
    {
      before: 12 * 60,
      lasted: 95,
      title: l(
        '补发失败的推送',
        'Failed pushes were sent again',
        'Se reenviaron las notificaciones push fallidas',
      ),
    },
    {
      before: 7 * 3600,
      lasted: 40 * 60,
      title: l('核对昨日账单', 'Yesterday’s bill was checked', 'Se revisó la factura de ayer'),
    },
    {
      before: 26 * 3600,
      lasted: 3 * 3600 + 600,
      title: l('整理消费者投诉', 'Complaints were sorted', 'Se ordenaron las reclamaciones'),
    },
    {
      before: 9 * 86_400,
      lasted: 2 * 86_400,
      title: l('接入新店铺', 'A new shop was connected', 'Se conectó una tienda nueva'),
    },
  ],
}

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '260px minmax(0, 1fr)',
  alignItems: 'start',
  gap: theme.console.size.gap,
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}))

const skills = [
  ['analysis', 70],
  ['service', 18],
  ['planning', 12],
  ['order', 100],
] as const

const Person = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 4,
  padding: theme.console.size.gap,
  textAlign: 'center',
  borderBottom: `1px solid ${theme.console.colours.ink.line}`,
  '& > div': { transform: 'scale(1.6)', margin: 12 },
  '& strong': { fontSize: 16 },
  '& span, & small': { color: theme.palette.text.secondary },
}))

const Part = styled('section')(({ theme }) => ({
  padding: theme.console.size.gap,
  '& h2': { margin: '0 0 8px', fontSize: 14, fontWeight: 600 },
  '& p': { margin: 0, color: theme.palette.text.secondary },
  '& + &': { paddingTop: 0 },
  '& ul': { display: 'flex', flexDirection: 'column', gap: 10, margin: 0, padding: 0, listStyle: 'none' },
  '& li > span': { display: 'flex', justifyContent: 'space-between', marginBottom: 4 },
  '& .ui-loading-bar': { height: 6, borderRadius: 3 },
  '& [aria-valuenow="100"] > div': { background: theme.console.colours.tone.success.main },
}))

const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

const Card = ({ user, account }: { user: UserInfo | undefined; account: AccountData }) => {
  const say = useSay()
  const id = useId()
  return (
    <Sheet>
      <Person>
        <div>
          <Avatar name={account.name} avatar={user?.avatar ?? ''} />
        </div>
        <strong>{account.name}</strong>
        <span>{user?.roles.map(capitalised).join(', ')}</span>
        <small>{account.email}</small>
        {user?.introduction && <small>{user.introduction}</small>}
      </Person>
      <Part>
        <h2>{say(texts.education)}</h2>
        <p>{say(texts.school)}</p>
      </Part>
      <Part>
        <h2>{say(texts.skills)}</h2>
        <ul>
          {skills.map(([name, percent]) => (
            <li key={name}>
              <span>
                <span id={`${id}-${name}`}>{say(texts[name])}</span>
                <span>{`${percent}%`}</span>
              </span>
              <LoadingBar share={percent / 100} aria-labelledby={`${id}-${name}`} />
            </li>
          ))}
        </ul>
      </Part>
    </Sheet>
  )
}

export default function Profile() {
  const say = useSay()
  const user = useSyncExternalStore(operator.subscribe, operator.read)
  const [changed, change] = useState<AccountData>()
  // Relative times count from when the page was opened.
  const [now] = useState(() => Math.floor(Date.now() / 1000))
  const account = changed ?? {
    name: user?.name ?? '',
    email: user?.username ? `${user.username}@example.com` : '',
  }
  return (
    <DemoPage about={texts.about}>
      <Columns>
        <Card user={user} account={account} />
        <Tabbed
          name={say(texts.parts)}
          parts={[
            { key: 'activity', label: say(texts.activity), content: <Activity now={now} /> },
            { key: 'timeline', label: say(texts.timeline), content: <Timeline now={now} /> },
            {
              key: 'account',
              label: say(texts.account),
              content: <AccountForm account={account} onUpdate={change} />,
            },
          ]}
        />
      </Columns>
    </DemoPage>
  )
}
