import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/** Replaces an address that ends in slashes by the one without, so that every page has one address. */
export const PlainAddress = () => {
  const { pathname, search, hash, state } = useLocation()
  const navigate = useNavigate()
  const plain = pathname.replace(/(?<=.)\/+$/, '')
  useEffect(() => {
    if (plain !== pathname) navigate({ pathname: plain, search, hash }, { replace: true, state })
  }, [plain, pathname, search, hash, state, navigate])
  return null
}
