import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { labelLocales } from '@/declaration'
import { loadSpeech } from '@/i18n/consoleLanguage'
import {
  absent,
  accountMenu,
  button,
  dialog,
  focus,
  grid,
  menuItem,
  recordRow,
  subject,
  visible,
} from '../onPage'
import { violations } from '../violations'
import { ask, groups, keys, openingWith } from './keys.fixture'
import { entry, workspacePlatform } from './workspace.fixture'

const { open, openShops } = openingWith(workspacePlatform())

it('where nothing but the page has the focus, ? lists the keys of the open screen by the part that listens', async () => {
  await openShops()
  await ask()
  expect(groups()).toEqual([
    '操作（焦点在行上，或详情已打开）',
    '列表（焦点在行上）',
    '勾选（焦点在行上）',
    '列设置（焦点在拖动手柄上）',
    '筛选条件（焦点在输入框内）',
    '标签页（焦点在标签上）',
    '搜索',
    '说明',
  ])
  await visible(keys().getByText('暂停营业'), keys().getByText('P', { exact: true }))
  await userEvent.keyboard('{Escape}')
  await absent(keys())
  // The rows of the list are now behind the screen.
  await entry('信件').click()
  await visible(grid())
  await page.getByRole('link', { name: '新建信件' }).or(button('新建信件')).first().click()
  await visible(subject())
  await ask()
  expect(groups()).toEqual(['表单（焦点在表单内）', '标签页（焦点在标签上）', '搜索', '说明'])
})

it('the keys of a detail are listed while one is open', async () => {
  await open('/demo/shop/S3/show')
  await visible(dialog().getByRole('heading', { name: '3号店' }))
  await ask()
  expect(groups()).toContain('详情')
})

it('the account menu opens the list of keys', async () => {
  await openShops()
  await accountMenu().click()
  await menuItem('键盘快捷键').click()
  await visible(keys())
})

it('? explains what has the focus', async () => {
  await openShops()
  await ask()
  await userEvent.keyboard('{Escape}')
  await absent(keys())
  focus(recordRow('3号店'))
  await userEvent.keyboard('?')
  await visible(page.getByRole('dialog', { name: '店铺名称' }).or(page.getByRole('dialog', { name: '店铺' })))
  await absent(keys())
})

it('in every language the list of keys says something for each, and everybody can read it', async () => {
  for (const language of labelLocales) {
    const { say } = await loadSpeech(language)
    const { screen } = await open('/demo/shop', language)
    await visible(grid())
    await accountMenuIn(say('console.shell.account')).click()
    await menuItem(say('console.shell.keys')).click()
    await visible(page.getByRole('dialog', { name: say('console.shell.keys') }))
    expect(await violations(document)).toEqual([])
    await screen.unmount()
  }
})

const accountMenuIn = (label: string) =>
  page.getByRole('button', { name: new RegExp(`^${label}(：|: )demo_partner$`) })
