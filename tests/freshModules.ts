import { afterAll, vi } from 'vitest'

// Files share a process, and packages that are loaded in it; each begins with fresh modules of this project.
afterAll(() => void vi.resetModules())
