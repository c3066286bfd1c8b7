import { defineEndpoints, files, html, image, integer, l } from '@/declaration'

const megabyte = 1024 * 1024

/** Upload fields of the demo. Files that no record refers to are kept for a day. */
export const uploadFields = {
  avatar: image({
    label: l('头像', 'Profile picture', 'Foto de perfil'),
    scene: 'demo_avatar',
    accept: ['image/png', 'image/jpeg'],
    maxBytes: 10 * megabyte,
  }),
  pictures: files({
    label: l('图片', 'Pictures', 'Imágenes'),
    scene: 'demo_picture',
    accept: ['image/png', 'image/jpeg', 'image/gif', 'image/webp'],
    maxBytes: 2 * megabyte,
    maxItems: 3,
  }),
  text: html({
    label: l('正文', 'Text', 'Texto'),
    maxBytes: 81_920,
    pictures: {
      scene: 'demo_text',
      accept: ['image/png', 'image/jpeg', 'image/gif', 'image/webp'],
      maxBytes: 2 * megabyte,
    },
  }),
} as const

export const uploadEndpoints = defineEndpoints({
  upload: {
    label: l('上传示例文件', 'Upload sample files', 'Subir archivos de ejemplo'),
    call: 'POST /demo/upload',
    inputs: uploadFields,
    answer: { count: integer({ label: l('文件数', 'Files', 'Archivos') }) },
  },
})
