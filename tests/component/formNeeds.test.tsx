import type { DataProvider } from 'react-admin'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { defineResource, integer, l, text } from '@/declaration'
import { FormDialog } from '@/screens/form/FormDialog'
import { show } from './kinds.fixture'

const note = defineResource({
  name: 'note',
  path: '/merchant/note',
  label: l('便笺', 'Notes', 'Notas'),
  icon: 'storefront',
  menu: { order: 1 },
  key: ['note_id'],
  title: 'title',
  fields: {
    note_id: integer({ label: l('编号', 'No.', 'N.º') }),
    title: text({ label: l('标题', 'Title', 'Título'), required: true }),
    place: text({ label: l('地点', 'Place', 'Lugar') }),
  },
  list: { call: 'GET /user/notelist', columns: ['title'], sortable: ['title'], sort: 'title', filters: [] },
  save: {
    call: 'POST /user/savenote',
    fields: ['title', 'place'],
    buttons: [
      { label: l('存为草稿', 'Save draft', 'Guardar borrador'), send: { submit: false } },
      { label: l('提交', 'Submit', 'Enviar'), send: { submit: true }, requires: ['place'] },
    ],
  },
})

test('a button says what it does not go without, and another goes without it', async () => {
  const create = vi.fn(async (_: string, { data }: { data: object }) => ({ data: { id: '8', ...data } }))
  await show(<FormDialog id={undefined} onClose={() => {}} />, {
    resources: [note],
    dataProvider: { create: create as DataProvider['create'] },
  })
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  await page.getByLabelText('标题').fill('盘点')
  await button('提交').click()
  await expect.element(page.getByText('请填写地点')).toBeVisible()
  await expect.element(page.getByLabelText('地点')).toHaveFocus()
  expect(create).not.toHaveBeenCalled()
  await button('存为草稿').click()
  await expect.element(page.getByText('创建成功')).toBeVisible()
  expect(create).toHaveBeenCalledOnce()
})
