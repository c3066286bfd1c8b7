import { l } from '@/declaration'

export const texts = {
  title: l('消息设置：{name}', 'Topics: {name}', 'Temas: {name}'),
  counts: l('已开 {on} / {total}', '{on} of {total} on', '{on} de {total} activos'),
  search: l('搜索消息', 'Search topics', 'Buscar temas'),
  nothing: l('没有匹配的消息', 'No topic matches', 'Ningún tema coincide'),
  mandatory: l('必选，不能关闭', 'Mandatory, always on', 'Obligatorio, siempre activo'),
  paid: l('受留言规则控制', 'Filtered by the buyer-message rule', 'Filtrado por la regla por mensaje'),
  flag: l('受备注旗帜规则控制', 'Filtered by the memo/flag rule', 'Filtrado por la regla de nota/bandera'),
  paidUnset: l(
    '未设置留言规则，不会推送',
    'No buyer-message rule: nothing is pushed',
    'Sin regla por mensaje: no se notifica nada',
  ),
  flagUnset: l(
    '未设置备注旗帜规则，每次修改都推送',
    'No memo/flag rule: every change is pushed',
    'Sin regla de nota/bandera: se notifica cada cambio',
  ),
  overwrites: l(
    '保存时提交整套设置，将覆盖原有设置：开启 {on} 项，关闭 {off} 项。',
    'Saving sends the whole set and overwrites what was set before: {on} switched on, {off} switched off.',
    'Al guardar se envía todo el conjunto y sobrescribe lo anterior: {on} activados, {off} desactivados.',
  ),
  reset: l('恢复默认', 'Restore defaults', 'Restablecer valores'),
  locked: l(
    '{reason}。在商家重新授权之前，设置不能更改。',
    '{reason}. The settings cannot be changed until the shop authorises again.',
    '{reason}. Los ajustes no se pueden cambiar hasta que la tienda vuelva a autorizar.',
  ),
  readOnly: l('没有修改权限', 'You are not allowed to change this', 'No puede modificarlo'),
}

export const many = {
  title: l('批量消息设置', 'Bulk topic settings', 'Temas de varias tiendas'),
  channel: l('平台', 'Platform', 'Plataforma'),
  can: l('可设置 {count} 家店铺', 'Shops that can be set: {count}', 'Tiendas configurables: {count}'),
  none: l(
    '该平台没有可设置的店铺',
    'None of this platform’s shops can be set',
    'Ninguna tienda de esta plataforma se puede configurar',
  ),
  otherChannel: l('其他平台', 'other platform', 'otra plataforma'),
  add: l('开启一项', 'Switch one on', 'Activar uno'),
  replace: l('整套覆盖', 'Overwrite all', 'Sobrescribir todo'),
  addHint: l(
    '只开启所选消息，各店铺的其他设置不变。',
    'Switches the chosen topic on; each shop keeps its other settings.',
    'Activa solo el tema elegido; cada tienda conserva el resto.',
  ),
  missing: l('未开 {count} 家', 'off in {count}', 'inactivo en {count}'),
  allOn: l('全部已开', 'on in all', 'activo en todas'),
  switchOn: l('为 {count} 家店铺开启', 'Switch on (shops: {count})', 'Activar (tiendas: {count})'),
  /** While the number is still unknown. */
  switchOnSome: l('开启', 'Switch on', 'Activar'),
  overwriteSome: l('覆盖设置', 'Overwrite', 'Sobrescribir'),
  source: l('从店铺复制', 'Copy from shop', 'Copiar de la tienda'),
  overwrite: l('覆盖 {count} 家店铺的设置', 'Overwrite (shops: {count})', 'Sobrescribir (tiendas: {count})'),
  warning: l(
    '以下设置将覆盖原有设置：{count} 家店铺中未列为开启的消息都会关闭。',
    'This overwrites what is set now (shops: {count}): every topic not on below is switched off.',
    'Esto sobrescribe lo actual (tiendas: {count}): todo tema no activo aquí se desactiva.',
  ),
  turnsOn: l('在 {count} 家店铺中开启', 'switched on (shops: {count})', 'se activa (tiendas: {count})'),
  turnsOff: l('在 {count} 家店铺中关闭', 'switched off (shops: {count})', 'se desactiva (tiendas: {count})'),
  unchanged: l(
    '其中 {count} 家的设置没有变化。',
    'Shops without changes: {count}.',
    'Tiendas sin cambios: {count}.',
  ),
  chooseChannel: l('请选择平台', 'Choose a platform', 'Elija una plataforma'),
}
