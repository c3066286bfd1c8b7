import { readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { Plugin } from 'vite'

const compress = promisify(brotliCompress)

const isText = /\.(js|css|html|svg)$/
/** Smaller files are not worth it, bytes. */
const smallest = 1024

/** Writes a brotli-compressed copy of each text file of a client build, for servers to send as it is. */
export function compressed(): Plugin {
  let folder = ''
  return {
    name: 'compressed',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir)
    },
    async writeBundle(_, bundle) {
      const files = Object.keys(bundle).filter((file) => isText.test(file))
      await Promise.all(
        files.map(async (file) => {
          const content = await readFile(join(folder, file))
          if (content.length < smallest) return
          const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
          await writeFile(join(folder, `${file}.br`), await compress(content, { params }))
        }),
      )
    },
  }
}
