import { CSPProvider } from '@base-ui/react/csp-provider'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { durations } from '@volute/domain/kernel'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import '@fontsource-variable/hanken-grotesk/wght.css'
import '@fontsource/ibm-plex-mono/latin-400.css'
import '@fontsource/ibm-plex-mono/latin-500.css'
import './tokens.css'
import './global.css'
import { queryClient } from './api/index.ts'
import { router } from './app/router.ts'
import { ToastProvider } from './ui/toast.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id root.')

createRoot(root).render(
  <StrictMode>
    <CSPProvider disableStyleElements>
      <QueryClientProvider client={queryClient}>
        <ToastProvider timeout={durations.toast}>
          <RouterProvider router={router} />
        </ToastProvider>
      </QueryClientProvider>
    </CSPProvider>
  </StrictMode>,
)
