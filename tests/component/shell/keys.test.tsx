import { expect, it } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { defineMenu, labelLocales, loadDeclarations } from '@/declaration'
import { loadSpeech } from '@/i18n/consoleLanguage'
import { resourceScreens } from '@/screens'
import { formKeys } from '@/screens/form/keys'
import { filterKeys } from '@/screens/list/filters/keys'
import { rowKeys, tickKeys } from '@/screens/list/table/keys'
import { columnKeys } from '@/screens/list/toolbar/keys'
import { detailKeys } from '@/screens/show/keys'
import { explainKeys } from '@/shell/explain/keys'
import { keyGroups } from '@/shell/keys/groups'
import { searchKeys } from '@/shell/search/keys'
import { tabKeys } from '@/shell/tabs/keys'
import type { Keys } from '@/ui/keys'
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
  tab,
  tick,
  visible,
} from '../onPage'
import { violations } from '../violations'
import { openConsole } from './openConsole'
import { entry, letters, shops, workspacePlatform } from './workspace.fixture'

const platform = workspacePlatform()
const menuGroups = defineMenu({})
const actions = Object.entries(shops.actions ?? {}).map(([name, action]) =>
  name === 'pause' ? [name, { ...action, shortcut: 'p' }] : [name, action],
)
const resources = loadDeclarations(
  { shop: { ...shops, actions: Object.fromEntries(actions) }, letter: letters },
  menuGroups,
)

const open = (at = '/demo/shop', language = 'zh') =>
  openConsole({
    at,
    screensOf: resourceScreens,
    resources,
    menuGroups,
    dataProvider: platform.dataProvider,
    remembered: { language },
  })

/** Opens the list of shops, with its rows. */
const openShops = async () => {
  const opened = await open()
  await visible(recordRow('20号店'))
  return opened
}

const keys = () => page.getByRole('dialog', { name: '键盘快捷键' })
const groups = () =>
  keys()
    .getByRole('region')
    .elements()
    .map((group) => group.getAttribute('aria-labelledby'))
    .map((id) => document.getElementById(id ?? '')?.textContent)

const leaveFocus = () => document.activeElement instanceof HTMLElement && document.activeElement.blur()

/** Asks for the keys; who listens for that comes when the browser is idle. */
const ask = async () => {
  leaveFocus()
  await expect
    .poll(async () => {
      if (keys().elements().length === 0) await userEvent.keyboard('?')
      return keys().elements().length
    })
    .toBe(1)
  await visible(keys())
}

const chordsOf = ({ keys }: Keys) => Object.keys(keys).flatMap((chords) => chords.split(' '))

/** Presses keys that are written as in `aria-keyshortcuts`. */
const press = async (chord: string) => {
  const parts = chord.split('+')
  const key = parts.pop() ?? ''
  const named = key === 'Space' ? '[Space]' : key.length === 1 ? key.toLowerCase() : `{${key}}`
  await userEvent.keyboard(
    [...parts.map((held) => `{${held}>}`), named, ...parts.reverse().map((held) => `{/${held}}`)].join(''),
  )
}

/** Tries every key that a part declares: what it does is written for each, and for none besides. */
const pressAll = async (declared: Keys, effects: { readonly [chord: string]: () => Promise<unknown> }) => {
  expect(Object.keys(effects).sort()).toEqual(chordsOf(declared).sort())
  for (const does of Object.values(effects)) await does()
}

const usual =
  'ArrowUp ArrowDown ArrowLeft ArrowRight Home End PageUp PageDown Enter Delete Backspace a b c d e f g h i j k l m n o p q r s t u v w x y z'.split(
    ' ',
  )

/** Which of the usual keys an element takes without declaring it. */
const undeclared = (on: Locator, ...declared: Keys[]) => {
  const known = declared.flatMap(chordsOf)
  return usual.filter(
    (key) =>
      !known.includes(key) &&
      !on.element().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })),
  )
}

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
  // The rows of the list are behind the screen now.
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

const accountMenuIn = (label: string) => page.getByRole('button', { name: `${label}: demo_partner` })

it('every part’s keys are tried below', () => {
  expect(new Set(keyGroups)).toEqual(
    new Set([
      rowKeys,
      tickKeys,
      columnKeys,
      filterKeys,
      detailKeys,
      formKeys,
      tabKeys,
      searchKeys,
      explainKeys,
    ]),
  )
})

it('the keys of a row do what the list of keys says, and there are no others', async () => {
  const { path } = await openShops()
  const goes = (from: string, chord: string, to: string) => async () => {
    focus(recordRow(from))
    await press(chord)
    await expect.element(recordRow(to)).toHaveFocus()
  }
  const ticks =
    (name: string, chord: string, ...ticked: string[]) =>
    async () => {
      focus(recordRow(name))
      await press(chord)
      for (const one of ticked) await expect.element(tick(one)).toBeChecked()
    }
  await expect.element(recordRow('3号店')).toBeVisible()
  focus(recordRow('3号店'))
  expect(undeclared(recordRow('3号店'), rowKeys, tickKeys, { ...rowKeys, keys: { p: shops.label } })).toEqual(
    [],
  )
  await pressAll(tickKeys, {
    Space: ticks('3号店', 'Space', '3号店'),
    'Shift+Space': ticks('5号店', 'Shift+Space', '3号店', '4号店', '5号店'),
  })
  await pressAll(rowKeys, {
    ArrowUp: goes('3号店', 'ArrowUp', '2号店'),
    ArrowDown: goes('3号店', 'ArrowDown', '4号店'),
    PageUp: goes('4号店', 'PageUp', '1号店'),
    PageDown: async () => {
      focus(recordRow('1号店'))
      await press('PageDown')
      await expect.element(recordRow('1号店')).not.toHaveFocus()
    },
    Home: goes('3号店', 'Home', '1号店'),
    End: goes('3号店', 'End', '20号店'),
    Enter: async () => {
      focus(recordRow('3号店'))
      await press('Enter')
      await expect.poll(path).toBe('/demo/shop/S3/show')
    },
  })
})

it('the letter of an action starts it on a row', async () => {
  await openShops()
  focus(recordRow('3号店'))
  await press('P')
  await visible(page.getByRole('dialog', { name: /暂停营业/ }))
})

it('the keys of a detail do what the list of keys says', async () => {
  const { path } = await open('/demo/shop/S3/show')
  await visible(dialog().getByRole('heading', { name: '3号店' }))
  const goes = (chord: string, to: string) => async () => {
    await press(chord)
    await visible(dialog().getByRole('heading', { name: to }))
  }
  await pressAll(detailKeys, {
    J: goes('J', '4号店'),
    K: goes('K', '3号店'),
    'Alt+ArrowDown': goes('Alt+ArrowDown', '4号店'),
    'Alt+ArrowUp': goes('Alt+ArrowUp', '3号店'),
    Escape: async () => {
      await press('Escape')
      await expect.poll(path).toBe('/demo/shop')
    },
  })
})

it('the key of a form sends it', async () => {
  const { path } = await open('/demo/letter/L1')
  await subject().fill('新主题')
  await pressAll(formKeys, {
    'Control+Enter': async () => {
      await press('Control+Enter')
      await expect.poll(path).not.toBe('/demo/letter/L1')
      expect(platform.update).toHaveBeenCalledOnce()
    },
  })
})

it('the key of a filter asks', async () => {
  const { search } = await openShops()
  await page.getByRole('textbox', { name: '店铺名称' }).fill('号店')
  await pressAll(filterKeys, {
    Enter: async () => {
      await press('Enter')
      await expect.poll(() => decodeURIComponent(search())).toContain('号店')
    },
  })
})

it('the keys of a column’s handle do what the list of keys says, and there are no others', async () => {
  await openShops()
  await button('列设置').click()
  const handle = (name: string) => button(`调整列：${name}`)
  const handles = () =>
    page
      .getByRole('button', { name: /^调整列/ })
      .elements()
      .map((one) => one.getAttribute('aria-label')?.slice(4))
  const goes =
    (chord: string, ...order: string[]) =>
    async () => {
      focus(handle('订单数'))
      await press(chord)
      await expect.poll(handles).toEqual(order)
    }
  const sizes = (chord: string) => async () => {
    const width = () =>
      page
        .getByRole('columnheader', { name: '订单数', includeHidden: true })
        .element()
        .getBoundingClientRect().width
    const before = width()
    focus(handle('订单数'))
    await press(chord)
    await expect.poll(width).not.toBe(before)
  }
  await visible(handle('订单数'))
  expect(undeclared(handle('订单数'), columnKeys)).toEqual([])
  await pressAll(columnKeys, {
    ArrowUp: goes('ArrowUp', '店铺名称', '订单数', '编号'),
    ArrowDown: goes('ArrowDown', '店铺名称', '编号', '订单数'),
    Home: goes('Home', '店铺名称', '订单数', '编号'),
    End: goes('End', '店铺名称', '编号', '订单数'),
    ArrowLeft: sizes('ArrowLeft'),
    ArrowRight: sizes('ArrowRight'),
  })
})

it('the keys of a tab do what the list of keys says, and there are no others', async () => {
  const { path } = await openShops()
  await entry('信件').click()
  await expect.element(tab('信件')).toBeVisible()
  const goes = (from: string, chord: string, to: string) => async () => {
    focus(tab(from))
    await press(chord)
    await expect.element(tab(to)).toHaveFocus()
  }
  const order = () =>
    page
      .getByRole('tab')
      .elements()
      .map((one) => one.getAttribute('title'))
  const opens = (name: string, chord: string, at: string) => async () => {
    focus(tab(name))
    await press(chord)
    await expect.poll(path).toBe(at)
  }
  const first = order()
  expect(undeclared(tab('信件'), tabKeys)).toEqual([])
  await pressAll(tabKeys, {
    ArrowLeft: goes('信件', 'ArrowLeft', '店铺'),
    ArrowRight: goes('店铺', 'ArrowRight', '信件'),
    Home: goes('信件', 'Home', first[0] ?? ''),
    End: goes('店铺', 'End', first.at(-1) ?? ''),
    Enter: opens('店铺', 'Enter', '/demo/shop'),
    Space: opens('信件', 'Space', '/demo/letter'),
    'Alt+Shift+ArrowLeft': async () => {
      focus(tab('信件'))
      await press('Alt+Shift+ArrowLeft')
      await expect.poll(() => order().indexOf('信件')).toBe(first.indexOf('信件') - 1)
    },
    'Alt+Shift+ArrowRight': async () => {
      focus(tab('信件'))
      await press('Alt+Shift+ArrowRight')
      await expect.poll(order).toEqual(first)
    },
    'Shift+F10': async () => {
      focus(tab('信件'))
      await press('Shift+F10')
      await visible(page.getByRole('menu'))
      await userEvent.keyboard('{Escape}')
    },
    Delete: async () => {
      focus(tab('信件'))
      await press('Delete')
      await absent(tab('信件'))
    },
  })
})

it('the keys of the search do what the list of keys says', async () => {
  const { path } = await openShops()
  const input = () => page.getByRole('combobox', { name: '搜索页面和记录' })
  const chosen = () => page.getByRole('option', { selected: true }).element().textContent
  await pressAll(searchKeys, {
    'Control+K': async () => {
      await press('Control+K')
      await visible(input())
      await press('Control+K')
      await absent(input())
      await press('Control+K')
      await visible(input())
      await input().fill('demo')
      await expect.poll(() => page.getByRole('option').elements().length).toBeGreaterThan(1)
    },
    ...Object.fromEntries(
      (['ArrowDown', 'ArrowUp', 'End', 'Home'] as const).map((key) => [
        key,
        async () => {
          const before = chosen()
          await press(key)
          await expect.poll(chosen).not.toBe(before)
        },
      ]),
    ),
    Enter: async () => {
      await press('Enter')
      await absent(input())
      expect(path()).toMatch(/^\/demo\//)
    },
  })
})

it('the keys that ask for an explanation get one', async () => {
  await openShops()
  await ask()
  await userEvent.keyboard('{Escape}')
  await absent(keys())
  const told = async () => {
    await expect.poll(() => document.querySelector('dialog.explain h2')?.textContent).toBeTruthy()
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => document.querySelector('dialog.explain')).toBeNull()
  }
  await pressAll(explainKeys, {
    '?': async () => {
      focus(recordRow('3号店'))
      await press('?')
      await told()
    },
    'Alt+?': async () => {
      focus(page.getByRole('textbox', { name: '店铺名称' }))
      await press('Alt+?')
      await told()
    },
    'Alt+Click': async () => {
      await page.getByRole('columnheader', { name: '编号' }).click({ modifiers: ['Alt'] })
      await told()
    },
  })
})
