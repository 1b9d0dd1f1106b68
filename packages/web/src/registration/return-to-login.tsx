import { Link } from '@tanstack/react-router'
import { EntranceLinks } from '../session/index.ts'

/** The way back from every page of the registration (REG-02, REG-13). */
export function ReturnToLogin() {
  return (
    <EntranceLinks>
      <Link to="/login">Return to Login</Link>
    </EntranceLinks>
  )
}
