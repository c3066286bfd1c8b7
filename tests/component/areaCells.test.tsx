import { describe, expect, test } from 'vitest'
import { dayOf, type Field, filtersOf, type Json, type Resource, secondsPerDay } from '@/declaration'
import { platformTime } from '@/platform/clock'
import type { AreaFile } from '@/screens/declarations'
import { KindCell, KindField } from '@/screens/kinds/KindCell'
import { show } from './kinds.fixture'

const declarations = import.meta.glob<{ default: Partial<Resource> }>('/resources/**/*.area.ts', {
  eager: true,
})
const files = import.meta.glob<{ default: AreaFile }>('/resources/**/*.part.tsx', {
  eager: true,
})
const components = Object.fromEntries(
  Object.entries(files).map(([path, file]) => [path.replace(/^.*\/|\.part\.tsx$/g, ''), file.default]),
)

const isResource = (declared: Partial<Resource>): declared is Resource =>
  declared.fields !== undefined && declared.list !== undefined
const areas = Object.values(declarations)
  .map((file) => file.default)
  .filter(isResource)

/** Each field that an area draws with its own component. */
const drawn = areas.flatMap((area) =>
  Object.entries<Field>(area.fields)
    .filter(([, { component }]) => component !== undefined)
    .map(([name, field]) => ({ area, name, field, of: `${area.name}.${name} (${field.component})` })),
)

const scalars: readonly (Json | undefined)[] = [undefined, null, '', 0, 'x', -1, 1e21, true, false]
const lists: readonly Json[] = [[], [null], [{}], [[]], ['x'], [0]]
const objects = [{}, { x: null }, { is_enable: true }, { is_enable: 'x', month_used_li: null }]
const hostile = [...scalars, ...lists, ...objects]

/** A record in which every value is wrong. */
const nothingRight = ({ fields }: Resource, value: Json | undefined) => ({
  ...Object.fromEntries(Object.keys(fields).map((name) => [name, value])),
  id: '1',
})

/** Text that no operator should see. */
const ofMachines = /\bnull\b|\bundefined\b|NaN|\[object|Invalid Date/

test('every area with a component for a field is looked at', () => {
  const components = drawn.map(({ field }) => field.component)
  const some = ['PushRule', 'AgentPay', 'ComplaintMarks', 'AnnouncementTitle', 'FeeQuantity', 'AccountRole']
  expect(components).toEqual(expect.arrayContaining(some))
})

describe.each(drawn)('$of', ({ area, name, field }) => {
  test.each([
    ['a cell', KindCell],
    ['a detail', KindField],
  ])('says something readable or nothing in %s, whatever a platform sends', async (_, Shown) => {
    const { screen } = await show(
      <ol>
        {hostile.map((value, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the values are always the same
          <li key={index}>
            <Shown field={field} name={name} value={value} record={{ id: '1', [name]: value }} />
            <Shown field={field} name={name} value={value} record={nothingRight(area, value)} />
          </li>
        ))}
      </ol>,
      { resources: areas, resource: area, components },
    )
    await expect.poll(() => screen.container.querySelector('.kind-waiting')).toBeNull()
    const lines = [...screen.container.querySelectorAll('li')].map((line) => line.textContent)
    expect(lines).toHaveLength(hostile.length)
    expect(lines.filter((line) => ofMachines.test(line))).toEqual([])
  })
})

describe('a text message', () => {
  const sms = areas.find(({ name }) => name === 'sms')
  const shown = async (status: string) => {
    const { screen } = await show(
      <ol>
        {Object.entries(sms?.fields ?? {})
          .filter(([name]) => name === 'amount_li' || name === 'send_time')
          .map(([name, field]) => (
            <li key={name}>
              <KindCell
                {...{ field, name }}
                value={name === 'amount_li' ? 45 : 1_796_094_000}
                record={{ id: '1', status }}
              />
            </li>
          ))}
      </ol>,
      { resources: areas, resource: sms, components },
    )
    return () => [...screen.container.querySelectorAll('li')].map((line) => line.textContent)
  }

  test.each([
    ['SCHEDULED', [/^冻结.*0\.045$/, /^2026-12-01 11:00:00计划$/]],
    ['DELIVERED', [/^¥\s?0\.045$/, /^2026-12-01 11:00:00$/]],
    ['CANCELED', [/^¥\s?0\.045$/, /^—/]],
  ])('that is %s says whether it is charged and sent', async (status, words) => {
    const lines = await shown(status)
    for (const [at, word] of words.entries()) await expect.poll(() => lines()[at]).toMatch(word)
  })
})

describe('a fee', () => {
  const fee = areas.find(({ name }) => name === 'fee')
  const shown = async (service: string, stat_date: string) => {
    const field = fee?.fields.quantity
    const record = { id: '1', service, stat_date, amount_li: -200, unit_price_li: 2 }
    const { screen } = await show(field && <KindField {...{ field, record }} name="quantity" value={100} />, {
      resources: areas,
      resource: fee,
      components,
    })
    return screen
  }

  test.each([
    ['ORDER_PUSH', '当日推送记录', '/merchant/pushlog', {}],
    ['SMS_NOTICE', '当日短信记录', '/sendsms/smslist', { template_type: 'NOTICE', of_shop: 'UNSET' }],
    ['EMAIL', '当日邮件记录', '/sendsms/emaillist', { date_type: 'send' }],
  ])('of %s leads to what was sent on its day', async (service, name, path, others) => {
    const today = dayOf(platformTime())
    const link = (await shown(service, today)).getByRole('link', { name })
    const { pathname, searchParams } = new URL((await link.element()).getAttribute('href') ?? '', 'http://x')
    expect(pathname).toBe(path)
    const filter = JSON.parse(searchParams.get('filter') ?? '{}')
    expect(filter).toEqual({ begin_date: today, end_date: today, ...others })
    const params = areas
      .filter((area) => area.path === path)
      .flatMap(filtersOf)
      .flatMap((one) => one.params)
    expect(params).toEqual(expect.arrayContaining(Object.keys(filter)))
  })

  test.each([
    ['ORDER_PUSH', 10],
    ['SMS_NOTICE', 90],
    ['EMAIL', 90],
  ])('of %s whose records are gone says that they are kept for %i days', async (service, days) => {
    const ago = (count: number) => dayOf(platformTime() - count * secondsPerDay)
    const screen = await shown(service, ago(days))
    await expect.element(screen.getByText(`记录只保留 ${days} 天`)).toBeVisible()
    expect(screen.getByRole('link').elements()).toEqual([])
    await expect.element((await shown(service, ago(days - 1))).getByRole('link')).toBeVisible()
  })
})
