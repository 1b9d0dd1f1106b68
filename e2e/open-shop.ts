import { runShop } from './run-shop.ts'

// The demo world.
runShop({
  DEMO: 'on',
  DOCUMENT_HOSTS: 'docs.example',
  LINK_CATALOGUE: 'https://catalogue.example/{type}',
  LINK_ASSETS: 'https://assets.example/?bom={bom}&serial={serial}',
})
