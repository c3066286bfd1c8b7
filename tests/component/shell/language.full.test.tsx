import Cookies from 'js-cookie'
import { type DataProvider, useLocaleState } from 'react-admin'
import { beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { defineMenu, headOf, type LabelLocale, l, loadDeclarations, type Resource, text } from '@/declaration'
import { type ResourceScreens, resourceScreens } from '@/screens'
import { shops as listed, pause } from '../list.fixture'
import { absent, button, click, visible } from '../onPage'
import { noRecords, openConsole } from './openConsole'

/** Everything in which an area shows a text: filters, columns, states, actions, a form. All data is written in Latin letters. */
const shops: Resource = {
  ...listed,
  fields: {
    ...listed.fields,
    note: text({
      label: l('备注', 'Note', 'Nota'),
      hint: l('仅自己可见', 'Seen by you alone', 'Solo la ve usted'),
    }),
  },
  save: { call: 'POST /demo/shopsave', fields: ['shop_name', 'amount', 'note'] },
  actions: {
    pause: { ...pause, inputs: { reason: text({ label: l('原因', 'Reason', 'Motivo'), required: true }) } },
  },
}

const menuGroups = defineMenu({})
const resources = loadDeclarations({ shops }, menuGroups)

const records = Array.from({ length: 5 }, (_, index) => ({
  id: `S${index}`,
  shop_no: `S${index}`,
  shop_name: `Shop ${index}`,
  state: index % 2 ? 'PAUSED' : 'OPEN',
  amount: 123_400 + index,
  note: 'nothing special',
  create_time: 1_780_000_000 - index,
}))

const getList = vi.fn(async () => ({ data: records, total: 5, meta: { summary: { amount: 617_010 } } }))
// The interface lets the caller name the record's type; here it is the fixture's.
const dataProvider: DataProvider = { ...noRecords, getList: getList as DataProvider['getList'] }

/** Changes the language where no menu can be reached: over an open dialog. */
let speak = (_: LabelLocale): void => {
  throw new Error('nothing is on the screen yet')
}

const screens = resourceScreens(headOf(shops))
const List = screens.list
const ListWithSpeaker = () => {
  const [, setLocale] = useLocaleState()
  speak = setLocale
  return <List />
}
const screensOf = (): ResourceScreens => ({ ...screens, list: ListWithSpeaker })

const open = () =>
  openConsole({ at: '/demo/shop', resources, menuGroups, screensOf, dataProvider, width: 1440 })

const languages: Readonly<Record<LabelLocale, { readonly button: string; readonly name: string }>> = {
  zh: { button: '语言', name: '中文' },
  en: { button: 'Language', name: 'English' },
  es: { button: 'Idioma', name: 'Español' },
}

/** Changes the language as an operator does. */
const change = async (from: LabelLocale, to: LabelLocale) => {
  await click(button(languages[from].button), page.getByRole('menuitemradio', { name: languages[to].name }))
  await absent(page.getByRole('menuitemradio').first())
  await visible(button(languages[to].button))
}

const spoken = ['aria-label', 'placeholder', 'title', 'alt', 'aria-valuetext']

/** Every text on the screen or read out that is written in Chinese. */
const chinese = (): string[] => {
  const texts = [
    document.title,
    ...document.body.innerText.split('\n'),
    ...[...document.body.querySelectorAll('*')].flatMap((element) =>
      spoken.map((name) => element.getAttribute(name) ?? ''),
    ),
  ]
  return texts.filter((words) => /\p{Script=Han}/u.test(words))
}

beforeEach(() => void getList.mockClear())

it('a change of the language leaves a list as it is: ticks, what is typed in a filter but not asked for, no new request', async () => {
  await open()
  await page.getByRole('checkbox', { name: '选择：Shop 1' }).click()
  const typed = () => page.getByRole('textbox').first()
  await typed().fill('half a na')
  const input = typed().element()
  const asked = getList.mock.calls.length

  await change('zh', 'en')
  await visible(page.getByRole('columnheader', { name: 'Shop name' }))
  await expect.element(page.getByRole('checkbox', { name: 'Select: Shop 1' })).toBeChecked()
  await expect.element(page.getByRole('textbox', { name: 'Shop name' })).toHaveValue('half a na')
  await visible('Switch Language Success')
  // It disappears by itself, so a click on its button might come too late.
  await absent(page.getByText('Switch Language Success'))
  await expect.poll(chinese).toEqual([])
  expect(document.documentElement.lang).toBe('en')

  await change('en', 'es')
  await visible(
    page.getByRole('columnheader', { name: 'Tienda', exact: true }),
    page.getByRole('gridcell', { name: 'En pausa' }).first(),
  )
  expect(chinese()).toEqual([])

  await change('es', 'zh')
  await expect.element(page.getByRole('checkbox', { name: '选择：Shop 1' })).toBeChecked()
  expect(typed().element()).toBe(input)
  await expect.element(typed()).toHaveValue('half a na')
  expect(getList.mock.calls.length).toBe(asked)
  expect(Cookies.get('language')).toBe('zh')
})

it('a change of the language leaves an open dialog with what is typed in it, and says what is wrong there anew', async () => {
  await open()
  await page.getByRole('checkbox', { name: '选择：Shop 1' }).click()
  await click(page.getByRole('checkbox', { name: '选择：Shop 2' }), button('暂停营业').first())
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: /^暂停营业/ }).click()
  await visible(dialog.getByText('请填写原因'))
  const before = dialog.element()

  speak('en')
  await visible(dialog.getByText('The shop stops taking orders.'), dialog.getByText('Reason is required'))
  expect(chinese()).toEqual([])
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('stock-taking')

  speak('es')
  await visible(dialog.getByText('La tienda deja de recibir pedidos.'))
  await expect.element(dialog.getByRole('textbox', { name: 'Motivo' })).toHaveValue('stock-taking')
  expect(chinese()).toEqual([])

  speak('zh')
  await expect.element(dialog.getByRole('textbox', { name: '原因' })).toHaveValue('stock-taking')
  expect(dialog.element()).toBe(before)
})

it('a change of the language leaves a form with what is typed in it', async () => {
  await open()
  await button(/^新建/).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: '店铺名称' }).fill('Shop of half a na')
  await dialog.getByRole('textbox', { name: '金额' }).fill('abc')
  await userEvent.keyboard('{Tab}')

  speak('en')
  await expect.element(dialog.getByRole('textbox', { name: 'Shop name' })).toHaveValue('Shop of half a na')
  await visible(dialog.getByText('Seen by you alone'))
  expect(chinese()).toEqual([])

  speak('es')
  await expect.element(dialog.getByRole('textbox', { name: 'Importe' })).toHaveValue('abc')
  expect(chinese()).toEqual([])

  speak('zh')
  await expect.element(dialog.getByRole('textbox', { name: '店铺名称' })).toHaveValue('Shop of half a na')
})

it('a change of the language reaches a page that is kept alive behind another, and leaves what is typed there', async () => {
  const { router } = await open()
  const typed = page.getByRole('textbox').first()
  await typed.fill('half a na')
  const input = typed.element()
  await router.navigate('/dashboard')
  await visible(page.getByRole('heading', { name: '首页', level: 1 }))

  await change('zh', 'en')
  await visible(page.getByRole('heading', { name: 'Dashboard', level: 1 }))
  await router.navigate('/demo/shop')
  await expect.element(page.getByRole('textbox', { name: 'Shop name' })).toHaveValue('half a na')
  expect(page.getByRole('textbox', { name: 'Shop name' }).element()).toBe(input)
  await visible(page.getByRole('columnheader', { name: 'Shop name' }))
  await expect.poll(chinese).toEqual([])
})

it('a change of the language that is overtaken by the next one ends in the next one', async () => {
  await open()
  await visible(page.getByRole('columnheader', { name: '店铺名称' }))
  speak('en')
  speak('es')
  await visible(page.getByRole('columnheader', { name: 'Tienda', exact: true }))
  await absent(page.getByRole('columnheader', { name: 'Shop name' }))
})

it.each(['en', 'es'])(
  'a console opened in a remembered language shows nothing in Chinese first: %s',
  async (language) => {
    Cookies.set('language', language)
    const seen: string[] = []
    const watch = new MutationObserver(() => seen.push(...chinese()))
    watch.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true })
    await open()
    await visible(page.getByRole('columnheader').nth(1))
    watch.disconnect()
    expect(seen).toEqual([])
  },
)
