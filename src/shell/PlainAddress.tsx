import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/** Every page has one address: one that ends in slashes is replaced by the plain one. */
export const PlainAddress = () => {
  const { pathname, search, hash, state } = useLocation()
  const navigate = useNavigate()
  const plain = pathname.replace(/(?<=.)\/+$/, '')
  useEffect(() => {
    if (plain !== pathname) navigate({ pathname: plain, search, hash }, { replace: true, state })
  }, [plain, pathname, search, hash, state, navigate])
  return null
}
