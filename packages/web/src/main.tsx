import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import './fonts.css'
import './tokens.css'
import './global.css'
import './first-sight.css'
import { ConnectionBar } from './app/connection-bar.tsx'
import { router } from './app/router.ts'
import { ToastArea } from './app/toast-area.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id root.')

createRoot(root).render(
  <StrictMode>
    <ConnectionBar />
    <RouterProvider router={router} />
    <ToastArea />
  </StrictMode>,
)
