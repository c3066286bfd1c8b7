import { expect, go, test } from './fixtures'
import { pictureOf } from './pictureOf'

/* Pictures uploaded to the reference platform, and files that it refuses. */

test('three pictures at the most are dropped, shown and taken out again', async ({ page }) => {
  await go(page, '/components/dropzone')
  const main = page.getByRole('main')
  const picker = main.locator('input[type=file]').last()
  const pictures = main.getByRole('list', { name: '已上传的图片' }).getByRole('img')
  const all = await Promise.all([1, 2, 3, 4].map((number) => pictureOf(page, `图${number}.png`, 40, 30)))

  await picker.setInputFiles(all)
  await expect(pictures).toHaveCount(3)
  await expect(main.getByRole('alert')).toHaveText('最多 3 张，此图片未添加')
  await expect(page.getByText('上传成功：图3.png')).toBeVisible()
  expect(
    await pictures.evaluateAll((shown) =>
      shown.map((one) => one instanceof HTMLImageElement && one.naturalWidth),
    ),
  ).toEqual([40, 40, 40])

  await main.getByRole('button', { name: '移除“图2.png”' }).click()
  await expect(pictures).toHaveCount(2)
  await expect(page.getByText('已移除：图2.png')).toBeVisible()

  await picker.setInputFiles({ name: '说明.txt', mimeType: 'text/plain', buffer: Buffer.from('x') })
  await expect(main.getByRole('alert')).toContainText('仅支持')
  await picker.setInputFiles({ name: '大.png', mimeType: 'image/png', buffer: Buffer.alloc(2 ** 21 + 1) })
  await expect(main.getByRole('alert')).toHaveText('文件不能超过 2 MB')
  // It claims to be a picture, but the platform checks its content.
  await picker.setInputFiles({ name: '假.png', mimeType: 'image/png', buffer: Buffer.from('<svg/>') })
  await expect(main.getByRole('alert')).toContainText('仅支持')
  await expect(pictures).toHaveCount(2)
})

test('a profile picture is looked at, cropped by keyboard, and uploaded as 300 × 300 pixels', async ({
  page,
}) => {
  await go(page, '/components/avatar-upload')
  await page.getByRole('button', { name: '更换头像' }).click()
  const dialog = page.getByRole('dialog', { name: '更换头像' })
  const picker = dialog.locator('input[type=file]')
  const refused = dialog.getByRole('alert')

  await picker.setInputFiles({ name: 'a.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF8') })
  await expect(refused).toHaveText('仅支持 PNG、JPEG 格式')
  await picker.setInputFiles({
    name: 'a.png',
    mimeType: 'image/png',
    buffer: Buffer.alloc(10 * 2 ** 20 + 1),
  })
  await expect(refused).toHaveText('图片不能超过 10 MB')
  await picker.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('no picture') })
  await expect(refused).toContainText('无法打开')
  await picker.setInputFiles(await pictureOf(page, 'a.png', 299, 800))
  await expect(refused).toContainText('至少需要 300 × 300')

  await picker.setInputFiles(await pictureOf(page, 'a.png', 1200, 600))
  await expect(refused).toHaveCount(0)
  await expect(dialog.getByRole('img', { name: '圆形头像预览' })).toBeVisible()
  // As far left as possible: all blue.
  const crop = dialog.getByRole('group', { name: /裁剪框/ })
  await crop.focus()
  for (let step = 0; step < 30; step += 1) await crop.press('ArrowLeft')
  await dialog.getByRole('slider', { name: '缩放' }).press('End')
  await dialog.getByRole('button', { name: '上传', exact: true }).click()

  await expect(page.getByText('头像已更换')).toBeVisible()
  await expect(dialog).toHaveCount(0)
  const address = await page.getByRole('img', { name: '当前头像' }).locator('img').getAttribute('src')
  const [width, height] = await page.evaluate(async (from) => {
    const picture = new Image()
    picture.src = from ?? ''
    await picture.decode()
    return [picture.naturalWidth, picture.naturalHeight]
  }, address)
  expect([width, height]).toEqual([300, 300])
})
