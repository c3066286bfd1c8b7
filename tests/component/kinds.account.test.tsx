import account from '@resources/account/account.area'
import AccountName from '@resources/account/ui/AccountName.part'
import AccountRole from '@resources/account/ui/AccountRole.part'
import AccountState from '@resources/account/ui/AccountState.part'
import LastSignIn from '@resources/account/ui/LastSignIn.part'
import { expect, it } from 'vitest'
import { type Locale, l, type WireRecord } from '@/declaration'
import { KindCell } from '@/screens/kinds/KindCell'
import { show } from './kinds.fixture'
import { texts } from './onPage'
import { signIn } from './shell/system.fixture'

const components = { AccountName, AccountRole, AccountState, LastSignIn }
const names = ['name', 'role', 'disabled', 'last_login_time'] as const

const own: WireRecord = {
  id: '1',
  username: 'demo_partner',
  name: '林青',
  role: 'admin',
  role_title: l('管理员', 'Administrator', 'Administrador'),
  last_login_time: 1_717_200_000,
  disabled: false,
}
const viewer: WireRecord = {
  id: '2',
  username: 'demo_viewer',
  name: '',
  role: 'viewer',
  last_login_time: null,
  disabled: true,
}

it.each<[Locale, WireRecord, string[]]>([
  ['zh', own, ['林青本人', '管理员', '正常', '2024-06-01 08:00:00']],
  ['en', own, ['林青You', 'Administrator', 'Active', '2024-06-01 08:00:00']],
  ['zh', viewer, ['demo_viewer', '只读', '已停用', '从未登录']],
  [
    'es',
    { ...own, username: 'x', role: 'auditor', role_title: '审计', last_login_time: 0 },
    ['林青', '审计', 'Activa', 'Nunca'],
  ],
  [
    'es',
    { ...own, username: 'x', role: 'auditor', role_title: {} },
    ['林青', 'auditor', 'Activa', '2024-06-01 08:00:00'],
  ],
])('an account has name, role, state and last sign-in, in %s', async (locale, record, words) => {
  await signIn()
  const { screen } = await show(
    names.map((name) => (
      <article key={name}>
        <KindCell
          field={account.fields[name]}
          name={name}
          value={record[name]}
          record={{ id: '1', ...record }}
        />
      </article>
    )),
    { locale, resources: [account], components },
  )
  await expect.poll(() => texts(screen.getByRole('article'))).toEqual(words)
  const tone = record.disabled ? 'error' : 'success'
  expect(screen.container.querySelector('.ui-status')?.getAttribute('data-tone')).toBe(tone)
})
