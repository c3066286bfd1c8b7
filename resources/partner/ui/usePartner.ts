import { type UseQueryResult, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { answerKey, useAnswer } from '@/screens/kinds/kit'
import { type Partner, profileEndpoints } from '../profile.endpoints'

const { partnerinfo } = profileEndpoints

/** The partner as it was last read. */
export const usePartnerInfo = (): UseQueryResult<Partner> => useAnswer(partnerinfo)

/**
 * Writes down what a call has told of the partner, so that every card shows it at once.
 *
 * @returns takes what is known; without anything the partner is read anew
 */
export const useKnow = (): ((known?: Partial<Partner>) => void) => {
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
