import { useEffect } from 'react'
import type { DataProvider } from 'react-admin'
import type { Path } from 'react-router-dom'
import type { Areas } from '@/declaration'
import { useRouter } from './RouterRoot'

/** What the operator may currently see. */
export interface Permitted {
  readonly areas: Areas
  readonly dataProvider: DataProvider
  readonly may: (key: string) => boolean
}

/** Loads the code and declaration of the page at an address, and makes its first call. Never fails. */
export type PreparePage = (to: Pick<Path, 'pathname' | 'search'>, permitted: Permitted) => Promise<unknown>

/** Prepares pages before they are shown, starting when the pointer goes down on a link, before the click. */
export const usePreparedPages = (
  prepare: PreparePage | undefined,
  { areas, dataProvider, may }: Permitted,
) => {
  const router = useRouter()
  useEffect(
    () => prepare && router.prepareBy((to) => prepare(to, { areas, dataProvider, may })),
    [router, prepare, areas, dataProvider, may],
  )
  useEffect(() => {
    const look = ({ target, button }: PointerEvent) => {
      const link = target instanceof Element ? target.closest('a') : null
      if (button === 0 && link && !link.target && link.origin === location.origin) router.prepare(link)
    }
    document.addEventListener('pointerdown', look, { passive: true })
    return () => document.removeEventListener('pointerdown', look)
  }, [router])
}
