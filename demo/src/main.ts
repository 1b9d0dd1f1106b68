import { catalogueFolder } from './index.ts'
import { writeCatalogue } from './write-catalogue.ts'

await writeCatalogue(catalogueFolder)
