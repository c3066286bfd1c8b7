import { type Label, l } from '@/declaration'
import type { Flaw } from './cut'

export const texts = {
  title: l('头像上传', 'Avatar upload', 'Subir avatar'),
  about: l(
    '选择图片、裁剪，再上传到平台；裁剪框可以用鼠标、触摸和方向键移动。',
    'Choose a picture, crop it and upload it; the crop moves by mouse, touch and the arrow keys.',
    'Elija una imagen, recórtela y súbala; el recorte se mueve con el ratón, el tacto y las flechas.',
  ),
  current: l('当前头像', 'Current picture', 'Foto actual'),
  change: l('更换头像', 'Change picture', 'Cambiar foto'),
  limits: l(
    '{types}，不超过 {size}，至少 {side} × {side} 像素',
    '{types} up to {size}, at least {side} × {side} pixels',
    '{types} de hasta {size}, al menos {side} × {side} píxeles',
  ),
  opening: l('正在打开图片…', 'Opening the picture…', 'Abriendo la imagen…'),
  crop: l('裁剪框，用方向键移动', 'Crop; the arrow keys move it', 'Recorte; las flechas lo mueven'),
  zoom: l('缩放', 'Zoom', 'Ampliación'),
  previews: l('预览', 'Preview', 'Vista previa'),
  square: l('方形头像预览', 'Preview of the square picture', 'Vista previa cuadrada'),
  circle: l('圆形头像预览', 'Preview of the round picture', 'Vista previa redonda'),
  other: l('重新选择', 'Choose another', 'Elegir otra'),
  cancel: l('取消', 'Cancel', 'Cancelar'),
  save: l('上传', 'Upload', 'Subir'),
  uploading: l('正在上传', 'Uploading', 'Subiendo'),
  done: l('头像已更换', 'The picture was changed', 'La foto se ha cambiado'),
  failed: l('上传失败：{reason}', 'The upload failed: {reason}', 'La subida falló: {reason}'),
} as const satisfies Record<string, Label>

export const flaws: { readonly [F in Flaw]: Label } = {
  several: l('请只选择一张图片', 'Choose one picture only', 'Elija una sola imagen'),
  type: l('仅支持 {types} 格式', 'Only {types} is supported', 'Solo se admite {types}'),
  size: l(
    '图片不能超过 {size}',
    'The picture may have {size} at most',
    'La imagen puede tener {size} como máximo',
  ),
  broken: l(
    '图片无法打开，可能已损坏',
    'The picture cannot be opened; it may be damaged',
    'La imagen no se puede abrir; puede estar dañada',
  ),
  small: l(
    '图片太小：至少需要 {side} × {side} 像素',
    'The picture is too small: at least {side} × {side} pixels',
    'La imagen es demasiado pequeña: al menos {side} × {side} píxeles',
  ),
}
