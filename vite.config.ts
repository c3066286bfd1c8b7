import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

export default defineConfig({
  plugins: [react()],
  resolve: {
    alias: [
      { find: /^@\//, replacement: `${at('./src')}/` },
      { find: /^@mock\//, replacement: `${at('./mock')}/` },
      { find: /^@resources\//, replacement: `${at('./resources')}/` },
    ],
  },
  build: { outDir: 'dist/console' },
})
