import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import './fonts.css'
import './tokens.css'
import './global.css'
import './forced-colors.css'
import './first-sight.css'
import { App } from './app/app.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id root.')

createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
