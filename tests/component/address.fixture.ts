import { boolean, defineResource, integer, l, text } from '@/declaration'

/** Return addresses, saved as a draft or submitted. */
export const address = defineResource({
  name: 'address',
  path: '/merchant/address',
  label: l('退货地址', 'Return addresses', 'Direcciones'),
  one: l('退货地址', 'Return address', 'Dirección'),
  icon: 'storefront',
  menu: { order: 1 },
  key: ['address_id'],
  title: 'receiver',
  fields: {
    address_id: integer({ label: l('编号', 'No.', 'N.º') }),
    receiver: text({ label: l('收件人', 'Receiver', 'Destinatario'), max: 5, required: true }),
    address: text({ label: l('详细地址', 'Address', 'Domicilio'), errorCode: 41018 }),
    is_default: boolean({ label: l('默认', 'Default', 'Predeterminada') }),
    version: integer({ label: l('版本', 'Version', 'Versión') }),
  },
  list: {
    call: 'GET /user/addresslist',
    columns: ['receiver'],
    sortable: ['receiver'],
    sort: 'receiver',
    filters: [],
  },
  save: {
    call: 'POST /user/saveaddress',
    fields: ['receiver', 'address', 'is_default'],
    refuse: [{ when: { is_default: true }, code: 41004 }],
    buttons: [
      { label: l('存为草稿', 'Save draft', 'Guardar borrador'), send: { submit: false } },
      { label: l('提交', 'Submit', 'Enviar'), send: { submit: true } },
    ],
  },
})
