import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { formKeys } from '@/screens/form/keys'
import { templateKeys } from '@/screens/kinds/keys'
import { filterKeys } from '@/screens/list/filters/keys'
import { beyondKeys, rowKeys, tickKeys } from '@/screens/list/table/keys'
import { columnKeys } from '@/screens/list/toolbar/keys'
import { detailKeys } from '@/screens/show/keys'
import { explainKeys } from '@/shell/explain/keys'
import { keyGroups } from '@/shell/keys/groups'
import { searchKeys } from '@/shell/search/keys'
import { tabKeys } from '@/shell/tabs/keys'
import { absent, button, dialog, focus, recordRow, subject, tab, tick, visible } from '../onPage'
import { ask, keys, openingWith, press, pressAll, undeclared } from './keys.fixture'
import { entry, shops, workspacePlatform } from './workspace.fixture'

const platform = workspacePlatform()
const { open, openShops } = openingWith(platform)

it('every part’s keys are tried below', () => {
  expect(new Set(keyGroups)).toEqual(
    new Set([
      rowKeys,
      tickKeys,
      beyondKeys,
      columnKeys,
      filterKeys,
      detailKeys,
      formKeys,
      // In complaints.full.test.tsx, with the templates of replies.
      templateKeys,
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

it('the keys for columns out of view show those of a row', async () => {
  await openShops()
  await expect.element(recordRow('3号店')).toBeVisible()
  const place = document.querySelector<HTMLElement>('.list-scroll')
  if (place) place.style.width = '420px'
  await visible(button(/^还有 \d 列$/))
  const others = page.getByRole('region', { name: /^3号店：其余 \d 列$/ })
  focus(recordRow('3号店'))
  await pressAll(beyondKeys, {
    'Shift+Enter': async () => {
      await press('Shift+Enter')
      await visible(others)
    },
    Escape: async () => {
      await press('Escape')
      await absent(others)
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
