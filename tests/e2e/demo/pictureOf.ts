import type { Page } from '@playwright/test'

/** A picture of this size as a file that somebody might choose. */
export const pictureOf = async (page: Page, name: string, width: number, height: number) => {
  const data = await page.evaluate(
    ([wide, high]) => {
      const canvas = document.createElement('canvas')
      canvas.width = wide
      canvas.height = high
      const context = canvas.getContext('2d')
      if (!context) throw new Error('no canvas')
      context.fillStyle = '#409eff'
      context.fillRect(0, 0, wide / 2, high)
      context.fillStyle = '#f5a623'
      context.fillRect(wide / 2, 0, wide / 2, high)
      return canvas.toDataURL('image/png').split(',')[1] ?? ''
    },
    [width, height] as const,
  )
  return { name, mimeType: 'image/png', buffer: Buffer.from(data, 'base64') }
}
