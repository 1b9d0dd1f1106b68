import { type Checked, checkedAs, type InputError, limits } from '../../core/kernel/index.ts'
import { accountMessages } from './messages.ts'

export interface TypedAccount {
  code: string
  name: string
}

/** Checks a new account; without a name it takes the one of its company, or else its code (ACCOUNT-02). */
export function checkNewAccount(
  typed: TypedAccount,
  companyName = '',
): Checked<TypedAccount, keyof TypedAccount> {
  const code = typed.code.trim()
  const name = typed.name.trim() || companyName.trim() || code
  return checkedAs<TypedAccount, keyof TypedAccount>({ code, name }, [wrongCode(code), tooLong(name)])
}

/** Checks the new name of an account (ACCOUNT-03). */
export function checkAccountName(typed: { name: string }): Checked<{ name: string }, 'name'> {
  const name = typed.name.trim()
  return checkedAs<{ name: string }, 'name'>({ name }, [
    name === '' && { field: 'name', code: 'MISSING', error: accountMessages.nameMissing },
    tooLong(name),
  ])
}

function wrongCode({ length }: string): InputError<'code'> | false {
  const field = 'code'
  if (length === 0) return { field, code: 'MISSING', error: accountMessages.codeMissing }
  return length > limits.accountNumber && { field, code: 'TOO_LONG', error: accountMessages.codeTooLong }
}

const tooLong = ({ length }: string): InputError<'name'> | false =>
  length > limits.companyName && { field: 'name', code: 'TOO_LONG', error: accountMessages.nameTooLong }
