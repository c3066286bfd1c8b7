import { expect, it } from 'vitest'
import { files, image, l, url } from '@/declaration'
import { KindCell, KindField } from '@/screens/kinds/KindCell'
import { Contact } from '@/shell/navbar/SupportCard'
import { Avatar } from '@/shell/navbar/UserMenu'
import { MuiTheme } from '@/theme/MuiTheme'
import { hostileAddresses } from '../unit/security/hostileAddresses'
import { watchAttacks } from './kinds.attacks'
import { show } from './kinds.fixture'
import { openConsole } from './shell/openConsole'
import { contact, renderInFrame } from './shell/openNavbar'

const attacked = watchAttacks()

/** Attributes by which an element leads, loads or sends somewhere. */
const leading = ['href', 'src', 'srcset', 'action', 'formaction', 'poster', 'data', 'xlink:href', 'ping']
/** An address that no browser can read leads nowhere. */
const originOf = (address: string) =>
  URL.canParse(address, location.href) ? new URL(address, location.href).origin : location.origin
/** What the page may open or load without a click: this site, or content inside the address itself. */
const loads = (address: string) =>
  /^data:image\/(png|jpeg|gif|webp|svg\+xml)[;,]/i.test(address) || originOf(address) === location.origin
/** Where a click leads. */
const leads = (address: string) =>
  !URL.canParse(address, location.href) ||
  ['http:', 'https:', 'mailto:', 'tel:'].includes(new URL(address, location.href).protocol)

/** Every address in the page that could do harm. */
const harmful = (root: ParentNode = document.body): string[] =>
  [...root.querySelectorAll('*')].flatMap((element) =>
    leading.flatMap((name) => {
      const address = element.getAttribute(name)
      if (address === null) return []
      const isLink = element.localName === 'a'
      const fine = isLink ? leads(address) : loads(address)
      const elsewhere = isLink && originOf(address) !== location.origin
      // A page in a window of its own must not reach back into the console.
      const open =
        elsewhere && /^https?:/i.test(address) && !/noopener/.test(element.getAttribute('rel') ?? '')
      return fine && !open ? [] : [`${element.localName} ${name}=${address}`]
    }),
  )

const label = l('地址', 'Address', 'Dirección')

it('an address that was sent is tried in at least 30 ways here, and the check notices what is harmful', () => {
  expect(new Set(hostileAddresses).size).toBeGreaterThanOrEqual(30)
  const page = document.createElement('div')
  page.innerHTML =
    '<a href="javascript:x">1</a><a href="https://evil.example/" target="_blank">2</a><a href="data:,x">3</a>' +
    '<form action="https://evil.example/">4</form><a href="/here">5</a><a href="tel:1">6</a>'
  expect(harmful(page)).toHaveLength(4)
})

it('an address that was sent is no harm in a record: as a link, a picture or a file, in a cell or a detail', async () => {
  const file = (value: string) => [{ file_id: value, name: value, url: value }]
  const fields = [
    // First, because the browser only loads pictures near the window.
    ...hostileAddresses.map((value) => ({ field: image({ label }), value })),
    ...hostileAddresses.map((value) => ({ field: url({ label }), value })),
    ...hostileAddresses.map((value) => ({ field: files({ label }), value: file(value) })),
  ]
  const { screen } = await show(
    fields.map(({ field, value }, index) => (
      <div key={String(index)} className="tried">
        <KindCell field={field} name="address" value={value} record={{ id: 1 }} />
        <KindField field={field} name="address" value={value} record={{ id: 1 }} />
      </div>
    )),
  )
  await expect
    .poll(() => [...screen.container.querySelectorAll('.tried')].filter((one) => one.textContent).length)
    .toBe(fields.length)
  expect(harmful()).toEqual([])
  for (const link of screen.container.querySelectorAll('a')) expect(link.rel).toContain('noopener')
  expect(attacked).not.toHaveBeenCalled()
})

it('an address that was sent is no harm as the operator’s picture', async () => {
  await renderInFrame(hostileAddresses.map((avatar) => <Avatar key={avatar} name="林青" avatar={avatar} />))
  await expect
    .poll(() => document.querySelectorAll('img, [data-initial="林"]').length)
    .toBe(hostileAddresses.length)
  expect(harmful()).toEqual([])
})

it('an address that was sent is no harm as the support contact’s number or mail address', async () => {
  const shown = hostileAddresses.map((address) => {
    const everywhere = {
      phone: address,
      email: address,
      emergency_phone: address,
      wechat: address,
      qq: address,
    }
    return <Contact key={address} contact={{ ...contact, ...everywhere }} />
  })
  await renderInFrame(<MuiTheme>{shown}</MuiTheme>)
  await expect.poll(() => document.querySelectorAll('a').length).toBe(3 * hostileAddresses.length)
  const protocols = [...document.querySelectorAll('a')].map(({ protocol }) => protocol)
  expect(new Set(protocols)).toEqual(new Set(['tel:', 'mailto:']))
  expect(harmful()).toEqual([])
})

it('an address that was sent is no harm in a menu of the platform', async () => {
  const entries = hostileAddresses.flatMap((path, index) => [
    { path, meta: { title: `外链${index}` } },
    {
      path: `/group${index}`,
      redirect: path,
      alwaysShow: true,
      meta: { title: `组${index}` },
      children: [{ path, meta: { title: '内' } }],
    },
    { path: `/page${index}`, component: 'Role', meta: { title: `页${index}`, activeMenu: path } },
  ])
  const good = { path: 'https://help.example.com/', meta: { title: '帮助' } }
  await openConsole({ user: { menus: [...entries, good] }, pages: { Role: () => <h1>角色</h1> } })
  await expect.poll(() => document.querySelector('a[href="https://help.example.com/"]')).not.toBeNull()
  expect(harmful()).toEqual([])
  const elsewhere = [...document.querySelectorAll('a')].filter(({ origin }) => origin !== location.origin)
  for (const { target } of elsewhere) expect(target).toBe('_blank')
  expect(attacked).not.toHaveBeenCalled()
})
