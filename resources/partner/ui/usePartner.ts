import { type UseQueryResult, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { answerKey, useAnswer } from '@/screens/kinds/kit'
import { type Partner, profileEndpoints } from '../profile.endpoints'

const { partnerinfo } = profileEndpoints

export const usePartnerInfo = (): UseQueryResult<Partner> => useAnswer(partnerinfo)

/**
 * Updates the cached partner, so that every card shows the change at once.
 *
 * @returns takes the known values; without any, the partner is reloaded
 */
export const useUpdatePartner = (): ((known?: Partial<Partner>) => void) => {
  const client = useQueryClient()
  return useCallback(
    (known) => {
      if (known)
        client.setQueryData<Partner>(
          answerKey(partnerinfo, {}),
          (before) => before && { ...before, ...known },
        )
      else void client.invalidateQueries({ queryKey: answerKey(partnerinfo) })
    },
    [client],
  )
}
