import { useMutation } from '@tanstack/react-query'
import { type Person, requestToJoin } from '@volute/domain/registration'
import { call } from '../api/index.ts'

/** Sends a request to join a company (REG-17). */
export function useJoinRequest() {
  return useMutation({
    mutationFn: ({ name, emailAddress, companyId }: Person & { companyId: number }) =>
      call(requestToJoin, { name, emailAddress, companyId }),
  })
}
