import LinearProgress from '@mui/material/LinearProgress'
import { styled } from '@mui/material/styles'
import { useId } from 'react'
import { l } from '@/declaration'
import { useSay } from '@/i18n/useSay'
import { Avatar } from '@/shell/navbar/UserMenu'
import { Sheet } from '@/ui/Card'
import type { AccountData } from './AccountForm'

const texts = {
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
}

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
  '& .MuiLinearProgress-root': { height: 6, borderRadius: 3 },
}))

/** The operator's card. */
export const Card = ({
  account,
  avatar,
  role,
  introduction,
}: {
  account: AccountData
  avatar: string
  role: string
  introduction: string
}) => {
  const say = useSay()
  const id = useId()
  return (
    <Sheet>
      <Person>
        <div>
          <Avatar name={account.name} avatar={avatar} />
        </div>
        <strong>{account.name}</strong>
        <span>{role}</span>
        <small>{account.email}</small>
        {introduction && <small>{introduction}</small>}
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
              <LinearProgress
                variant="determinate"
                value={percent}
                color={percent === 100 ? 'success' : 'primary'}
                aria-labelledby={`${id}-${name}`}
              />
            </li>
          ))}
        </ul>
      </Part>
    </Sheet>
  )
}
