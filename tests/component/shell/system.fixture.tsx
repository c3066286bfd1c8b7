import type { ReactNode } from 'react'
import { vi } from 'vitest'
import { operator } from '@/platform/operator'
import { MuiTheme } from '@/theme/MuiTheme'
import { type NavbarOptions, renderInFrame } from './openNavbar'

type Answer = () => Response | Promise<Response>

export const answered = (data: unknown, headers: Readonly<Record<string, string>> = {}) =>
  Response.json({ code: 0, message: 'ok', data }, { headers })
export const refused = (code: number, message: string, status = 200) =>
  Response.json({ code, message, data: null }, { status })

export const user = {
  username: 'demo_partner',
  name: '林青',
  avatar: '',
  introduction: '',
  menus: [],
  permissions: ['*'],
  view_as: [
    {
      role: 'support',
      title: { zh: '客服', en: 'Support', es: 'Soporte' },
      permissions: ['shop.list'],
      roles: ['admin'],
    },
    {
      role: 'viewer',
      title: { zh: '只读', en: 'Read only', es: 'Solo lectura' },
      permissions: ['*.list', '!shop.field.phone'],
      roles: ['admin'],
    },
  ],
}

/** Answers calls by their path. Other paths do not exist. */
export const platform = (answers: Readonly<Record<string, Answer>>) => {
  const fetched = vi.fn<typeof fetch>(async (input) => {
    const { pathname } = new URL(String(input), location.origin)
    const answer = answers[pathname.replace(/^\/api/, '')]
    return answer ? answer() : refused(404, 'no such call', 404)
  })
  vi.stubGlobal('fetch', fetched)
  return fetched
}

/** Signs somebody in. */
export const signIn = async (info: object = user) => {
  platform({ '/user/info': () => answered(info) })
  await operator.refresh()
}

export const openPage = (page: ReactNode, options?: NavbarOptions) =>
  renderInFrame(
    <MuiTheme>
      <main>{page}</main>
    </MuiTheme>,
    options,
  )
