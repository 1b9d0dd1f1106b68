import { index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { createdUtc, primaryId } from './columns.ts'
import { companies } from './companies.ts'
import { serviceEntries } from './fleet.ts'
import { claims } from './parcels.ts'
import { users } from './people.ts'

/** Photos of service entries and claims. One that none of them has is removed after some days. */
export const photos = pgTable(
  'photos',
  {
    id: primaryId(),
    companyId: integer('company_id')
      .notNull()
      .references(() => companies.id),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    /** Entry that shows it; null for a photo of claims only, or of nothing yet. */
    serviceEntryId: integer('service_entry_id').references(() => serviceEntries.id),
    bytes: integer('bytes').notNull(),
    createdUtc: createdUtc(),
  },
  (t) => [index('photos_entry').on(t.serviceEntryId), index('photos_person').on(t.userId, t.createdUtc)],
)

/** Photos of a claim; those of a service entry among them belong to both. */
export const claimPhotos = pgTable(
  'claim_photos',
  {
    claimId: integer('claim_id')
      .notNull()
      .references(() => claims.id),
    photoId: integer('photo_id')
      .notNull()
      .references(() => photos.id),
  },
  (t) => [primaryKey({ columns: [t.claimId, t.photoId] }), index('claim_photos_photo').on(t.photoId)],
)
