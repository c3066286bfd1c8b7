import { styled } from '@mui/material/styles'
import { Tabbed } from '@resources/demo/ui/Tabbed'
import { useState, useSyncExternalStore } from 'react'
import { l } from '@/declaration'
import { useSay } from '@/i18n/useSay'
import { operator } from '@/platform/operator'
import { usePageName } from '@/shell/menu/ConsoleMenu'
import { PageHead } from '@/ui/PageHead'
import { type AccountData, AccountForm } from './AccountForm'
import { Activity } from './Activity'
import { Card } from './Card'
import { Timeline } from './Timeline'

const texts = {
  title: l('个人中心', 'Profile', 'Perfil'),
  about: l(
    '当前登录账号的名片。姓名、头像和角色来自平台，动态、时间线和技能是示例。',
    'Who is signed in. Name, picture and role are the platform’s; posts, timeline and skills are made up.',
    'Quién ha iniciado sesión. Nombre, imagen y rol son de la plataforma; publicaciones, cronología y habilidades son ejemplos.',
  ),
  parts: l('个人中心', 'Profile', 'Perfil'),
  activity: l('动态', 'Activity', 'Actividad'),
  timeline: l('时间线', 'Timeline', 'Cronología'),
  account: l('账号', 'Account', 'Cuenta'),
}

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '260px minmax(0, 1fr)',
  alignItems: 'start',
  gap: theme.console.size.gap,
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}))

const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

/** The operator's profile. */
const Profile = () => {
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
    <>
      <PageHead title={usePageName(texts.title)} about={say(texts.about)} />
      <Columns>
        <Card
          account={account}
          avatar={user?.avatar ?? ''}
          role={(user?.roles ?? []).map(capitalised).join(', ')}
          introduction={user?.introduction ?? ''}
        />
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
    </>
  )
}

export default Profile
