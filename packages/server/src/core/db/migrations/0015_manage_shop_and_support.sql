-- A value that is added to an enum can be used in the next transaction only, and all migrations are one: a new type can be used at once.
ALTER TYPE "permission" RENAME TO "permission_before";--> statement-breakpoint
CREATE TYPE "permission" AS ENUM('CREATE_ROLES', 'UPDATE_ROLES', 'DELETE_ROLES', 'INVITE_USERS', 'UPDATE_USERS', 'DELETE_USERS', 'CREATE_USER_GROUPS', 'UPDATE_USER_GROUPS', 'DELETE_USER_GROUPS', 'PLACE_SALES_ORDERS', 'PREPARE_QUOTES', 'CROSS_COMPANY', 'INVITE_ADMIN_COMPANY_USER', 'UPDATE_ADMIN_COMPANY_USER', 'DELETE_ADMIN_COMPANY_USER', 'CREATE_ADMIN_COMPANY_ROLE', 'UPDATE_ADMIN_COMPANY_ROLE', 'DELETE_ADMIN_COMPANY_ROLE', 'CREATE_COMPANY', 'UPDATE_COMPANY', 'DELETE_COMPANY', 'MANAGE_ORDERS', 'MANAGE_SHOP', 'SUPPORT');--> statement-breakpoint
ALTER TABLE "role_permissions" ALTER COLUMN "permission" TYPE "permission" USING "permission"::text::"permission";--> statement-breakpoint
DROP TYPE "permission_before";--> statement-breakpoint
INSERT INTO "role_permissions" ("role_id", "permission")
SELECT r."id", held."permission"
FROM "roles" r
JOIN "companies" c ON c."id" = r."company_id" AND c."is_provider"
CROSS JOIN (VALUES ('MANAGE_SHOP'::"permission"), ('SUPPORT')) held ("permission")
WHERE r."immutable" AND r."name" = 'Admin';
