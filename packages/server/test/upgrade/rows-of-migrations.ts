import { brand } from '../world.ts'

/** The oldest schema, filled: each table has a row, and each relation one that uses it. */
const oldest = (passwordHash: string) => `
insert into units (name) values ('EA'), ('FT');
insert into paint_colors (name, hex_code) values ('Safety Blue', '#1F4E79');
insert into accounts (identifier, name, discount_basis_points) values ('A-RIVER', 'Riverbend account', 1250);
insert into companies (name, is_provider, account_id, default_paint_color_id)
values ('Volute', true, null, null), ('Riverbend Irrigation', false, 1, 1);
insert into device_types (name) values ('Tablet');
insert into company_devices (company_id, device_type_id, identifier) values (2, 1, 'T-1');
insert into distributors (code, name, company_id) values ('D-100', 'Central Pump Supply', 2);

insert into parts (part_number, description, unit_id, price_cents, weight_lb, is_paintable, is_sellable, stock, replaced_by_part_id)
values ('A-100', 'Pump, 4RB', 1, 100000, 150.5, true, true, 2, null), ('A-201', 'Wear ring', 1, 2050, 0.125, false, true, 5, null),
  ('A-200', 'Wear ring, old style', 1, 1999, 0.125, false, false, 0, 2), ('C2134-3-BZ', 'Impeller', 1, null, 9, false, true, 0, null);
insert into boms (part_id, pump_model, trim) values (1, '4RB', 9.25);
insert into bom_lines (parent_part_id, position, child_part_id, quantity) values (1, 1, 4, 1), (1, 2, 3, 2.5);
insert into pumps (bom_part_id, serial_number, ship_date, trim) values (1, '0100-234', '2024-03-05', 9.25);
insert into bom_documents (bom_part_id, kind, name, url) values (1, 'MANUAL', 'O&M manual', '/documents/4RB.pdf');
insert into drawings (part_id, kind, source_hash) values (1, 'EXPLODED', 'abc');

insert into roles (company_id, name, immutable) values (1, 'Admin', true), (2, 'Buyer', false);
insert into role_permissions (role_id, permission) values
  (1, 'INVITE_USERS'), (1, 'MANAGE_ORDERS'), (2, 'PLACE_SALES_ORDERS'), (2, 'PREPARE_QUOTES');
insert into users (company_id, role_id, email, name, password_hash, state, policy_version) values
  (1, 1, 'ada@volute.example', 'Ada', '${passwordHash}', 'ENABLED', 1),
  (2, 2, 'Ben@Riverbend.example', 'Ben', '${passwordHash}', 'ENABLED', 1), (2, null, 'new@riverbend.example', 'New', null, 'INVITED', null);
insert into user_groups (company_id, name) values (2, 'Buyers');
insert into user_group_members (group_id, user_id) values (1, 2);
insert into user_group_roles (group_id, role_id) values (1, 2);
insert into invitations (company_id, user_id, invited_by, code_hash, expires_utc) values (2, 3, 1, 'code', '2099-01-01');
insert into join_requests (company_id, name, email) values (2, 'Joe', 'joe@riverbend.example');
insert into sessions (user_id, acting_company_id, token_hash, expires_utc) values (2, 2, 'token', '2099-01-01');
insert into temporary_passwords (user_id, purpose, password_hash, expires_utc) values (3, 'NEW_ACCOUNT', 'hash', '2099-01-01');
insert into attempts (key, at_utc) values ('sign-in ben', now());

insert into carts (user_id, company_id, version) values (2, 2, 3);
insert into cart_items (cart_id, position, part_id, quantity, impeller_trim) values (1, 1, 2, 7, null), (1, 2, 4, 1, 9.25);
insert into saved_addresses (user_id, company_id, entry_name, ${address}) values (2, 2, 'Yard', ${fresno});

insert into quotes (name, company_id, user_id, ${delivery}) values ('Spring', 2, 2, ${delivered});
insert into quote_lines (quote_id, position, part_id, part_number, description, unit_name, price_cents, quantity)
values (1, 1, 2, 'A-201', 'Wear ring', 'EA', 2050, 3);
insert into sales_orders (request_code, quote_id, request_status, ship_by, need_by, erp_order_id, erp_order_number, received_utc, company_id, user_id, ${delivery})
values ('11111111-1111-4111-8111-111111111111', 1, 'COMPLETED', '2026-11-02', '2026-11-02', '100001', '100001', '2026-11-01', 2, 2, ${delivered}),
  ('22222222-2222-4222-8222-222222222222', null, 'FAILED', '2026-11-02', '2026-11-02', null, null, null, 2, 2, ${delivered});
insert into sales_order_lines (sales_order_id, position, part_id, part_number, description, unit_name, price_cents, quantity, ship_by, need_by)
values (1, 1, 2, 'A-201', 'Wear ring', 'EA', 2050, 3, '2026-11-02', '2026-11-02');
insert into desk_orders (request_code, order_number, document)
values ('11111111-1111-4111-8111-111111111111', nextval('desk_order_numbers'), '{"customer": "A-RIVER", "lines": []}');
insert into audit (user_id, company_id, act, detail) values (2, 2, 'place-order', '{"salesOrderId": 1}');
insert into outbox (recipient, subject, text, html, sent_utc) values
  ('ben@riverbend.example', 'Your order', '', '', now()), ('ada@volute.example', 'An order came', 'Text', '<p>Text</p>', null);
`

const address =
  'shipping_country, shipping_state, shipping_city, shipping_zip_code, shipping_address_line_1, shipping_company_name'
const fresno = `'US', 'CA', 'Fresno', '93706', '1 Canal Road', 'Riverbend Irrigation'`
const delivery = `po_number, ${address}, allow_partial_shipments, ship_via, discount_basis_points, subtotal_cents, total_cents`
const delivered = `'PO-77', ${fresno}, false, 'UPS_GROUND', 1250, 6150, 5382`

const part = (number: string, description: string) =>
  `insert into parts (part_number, description, unit_id) values ('${number}', '${description}', 1);`

/** Rows that use new features of a schema, inserted after each migration, by migration name. */
const laterRows: Record<string, string> = {
  '0001_search': part('S-1', 'Searched for'),
  '0002_one_order_per_cart': `
    insert into sales_orders (request_code, request_status, cart_version, ship_by, need_by, company_id, user_id, ${delivery})
    values ('33333333-3333-4333-8333-333333333333', 'FAILED', 2, '2026-11-02', '2026-11-02', 2, 2, ${delivered});`,
  '0003_session_device': `
    insert into sessions (user_id, acting_company_id, access_token_hash, expires_utc, user_agent)
    values (2, 2, 'device', '2099-01-01', 'Firefox');`,
  '0004_mail_attachment': `
    insert into outbox (recipient, subject, text, html, attachment)
    values ('ben@riverbend.example', 'Your quote', 'Text', '<p>', '{"fileName": "quote.pdf", "base64": "AA=="}');`,
  '0006_one_form_of_address': `
    insert into attempts (key, taken_utc, free_utc) values ('sign-in ben', array[now(), now()], now());
    insert into companies (name, provisional_until_utc) values ('Kestrel', '2099-01-01');`,
  '0007_cart_edits': `
    insert into cart_edits (cart_id, edit_id, made, taken_utc)
    values (1, '44444444-4444-4444-8444-444444444444', '{"act": "set"}', now());`,
  '0009_catalogue_version': part('V-1', 'Raises the version'),
  '0011_pages_of_lists': `
    insert into quotes (name, received_utc, company_id, user_id, ${delivery}) values ('Autumn', now(), 2, 2, ${delivered});`,
  '0012_words_of_descriptions': part('W-1', 'Gland packing'),
  '0014_raise_version_once': part('V-2', 'Raises it once'),
  '0015_manage_shop_and_support': `insert into role_permissions (role_id, permission) values (2, 'SUPPORT');`,
  '0016_own_face': `
    insert into brand (brand, version, changed_utc) values ('${JSON.stringify(brand)}', 1, now());
    insert into brand_pictures (name, media_type, bytes) values ('${'0'.repeat(32)}.png', 'image/png', '\\x89504e47');
    insert into legal_texts (kind, version, sections, published_utc, published_by)
    values ('terms', 1, '[{"title": "Delivery", "text": "Ex works."}]', now(), 2);
    update sales_orders set terms_version = 1 where id = 1;`,
  '0017_support_desk': `
    insert into erp_tries (sales_order_id, outcome, reason, first_utc, last_utc) values (1, 'FAILED', 'No answer', now(), now());
    insert into outbox (recipient, subject, text, html, sales_order_id, order_news)
    values ('ben@riverbend.example', 'Order 1 received', 'Text', '<p>', 1, 'RECEIVED');`,
  '0018_imports': `insert into imports (seconds, rows, bad_rows, is_imported) values (61.5, 1200, 3, false);`,
  '0019_pumps_of_lines': `
    update pumps set account_identifier = 'A-RIVER' where id = 1;
    update cart_items set pump_id = 1 where id = 1;
    insert into role_permissions (role_id, permission) values (2, 'MANAGE_FLEET') on conflict do nothing;
    insert into closed_bom_lines (parent_part_id, position, child_part_id, quantity, valid_to_utc) values (1, 1, 4, 1, now());
    insert into as_shipped_lines (pump_id, parent_part_number, child_part_number, quantity, position) values (1, 'A-100', 'GONE-1', 1, 1);
    insert into part_alternates (part_id, alternate_part_id, kind) values (2, 4, 'EQUAL');
    insert into sites (company_id, name) values (2, 'Well 7');
    insert into fleet_pumps (company_id, pump_id, site_id, tag, criticality) values (2, 1, 1, 'P-301A', 'A');
    insert into service_entries (fleet_pump_id, user_id, on_date, running_hours, kind, text) values (1, 2, '2026-11-01', 12000, 'REPAIR', 'New ring');
    insert into service_parts (service_entry_id, position, path, part_id, quantity) values (1, 1, '[1]', 2, 1);`,
  '0020_events': `
    insert into events (user_id, company_id, kind, subject) values (2, 2, 'place-order', '{"salesOrderId": 1, "pumpIds": [1]}');
    insert into event_readers (name, xid, id) select 'pump-history', xid, id from events order by id desc limit 1;
    insert into pump_history (company_id, pump_id, event_id, at_utc, kind)
    select company_id, 1, id, at_utc, kind from events order by id desc limit 1;`,
  '0021_past_of_boms': `update bom_lines set quantity = quantity + 1;`,
  '0022_search_in_words': `
    insert into documents (path, source_hash) values ('/documents/OM-A.pdf', '${'0'.repeat(64)}');
    insert into document_pages (document_id, page, text) values (1, 1, 'Torque the casing screws');
    insert into synonyms (word, means) values ('stuffing gland', 'gland');`,
  '0023_fleet_of_a_company': `insert into fleet_pumps (company_id, pump_id, retired_utc) values (2, 1, now());`,
  '0024_dates': `
    update sales_order_lines set shown_promise = '[{"quantity": 1, "date": "2026-11-13", "source": {"kind": "unknown"}}]',
      promised_date = '2026-11-13', told_date = '2026-11-13' where sales_order_id = 1;
    update sales_orders set added_lines = '[{"partNumber": "X-1", "quantity": 1}]' where id = 1;
    insert into outbox (recipient, subject, text, html, sales_order_id, order_news, news_detail)
    values ('ben@riverbend.example', 'Order 1 corrected', 'Text', '<p>', 1, 'CORRECTED', '{"parcelId": 1}');
    insert into order_parcels (sales_order_id, erp_shipment_id, shipped_utc) values (1, 'S-1', now());
    insert into order_parcel_lines (parcel_id, position, quantity) select max(id), 0, 1 from order_parcels;
    insert into order_invoices (sales_order_id, erp_invoice_id, number, invoiced_on, total_cents, has_pdf)
    values (1, 'I-1', 'INV-1', '2026-11-20', 1000, false);
    insert into erp_steps (kind, last_utc) values ('orders', now());
    insert into claims (code, company_id, user_id, sales_order_id, position, quantity, kind, reason)
    select '55555555-5555-4555-8555-555555555555', 2, 2, sales_order_id, position, 1, 'WARRANTY', 'It leaks.'
    from sales_order_lines limit 1;
    insert into warehouses (name, country, is_main) values ('Fresno', 'US', true);
    insert into warehouse_stock (part_id, warehouse_id, quantity) values (2, 1, 4);
    insert into expected_receipts (part_id, due_on, quantity) values (2, '2026-11-20', 12);
    insert into desk_order_lines (desk_order_id, position, cancelled_quantity) select id, 0, 1 from desk_orders limit 1;
    insert into desk_shipments (desk_order_id, shipped_utc) select id, now() from desk_orders limit 1;
    insert into desk_shipment_lines (shipment_id, position, quantity) select max(id), 9, 1 from desk_shipments;
    insert into desk_invoices (desk_order_id, number, invoiced_on, total_cents)
    select id, 'INV-1', '2026-11-20', 1000 from desk_orders limit 1;
    insert into desk_returns (claim_code, desk_order_id, document)
    select '66666666-6666-4666-8666-666666666666', id, '{}' from desk_orders limit 1;`,
  '0025_publications': `
    insert into publications (name, state, created_by, published_utc) values ('Prices of spring', 'PUBLISHED', 2, now());
    insert into publication_files (publication_id, name, bytes, kind, state) values (1, 'parts.csv', 40, 'TABLE', 'READY');
    insert into publication_rows (publication_id, place, table_name, before, after, file, act, key, cells, suspicions)
    values (1, 1, 'parts', '{"id": 2}', '{"id": 2}', 'parts.csv', 'CHANGED', 'P-1', '[["price", "1.00", "2.00"]]', '{PRICE_HALF}');
    insert into column_maps (heads, reading, mappings, saved_by, saved_utc) values ('${'0'.repeat(64)}', '{}', '[]', 2, now());`,
  '0026_references': `update bom_lines set reference = '10A';`,
  '0027_draft_drawings': `
    insert into publications (name) values ('Drawings of spring');
    insert into publication_files (publication_id, name, bytes) select max(id), 'A-100.tif', 9 from publications;
    insert into draft_drawings (publication_id, file_id, sheet, sheets, is_vector, part_number)
    select publication_id, id, 0, 1, false, 'A-100' from publication_files order by id desc limit 1;`,
  '0028_demand': `
    insert into settled_searches (user_id, company_id, text, is_found, at_utc) values (2, 2, 'baering', false, now());
    insert into miss_groups (key) values ('bearing');
    insert into misses (group_id, company_id, text, at_utc) values (1, 2, 'bearing', now());`,
  '0030_asked_again': `update claims set announcing_utc = now();`,
  '0032_workbench_findings': `
    update parts set lead_time_days = null where id = 2;
    update publications set flat_boms = '[{"bomNumber": "P-1", "drawn": ["P-2"]}]';
    update publication_files set is_replacement = true, good_rows_left_out = 8,
      groups_left_out = '[{"of": "BOM", "number": "P-1", "goodRows": 8, "badRows": 1, "badLines": [5]}]';`,
  '0034_trims_and_part_reasons': `
    update parts set trim_min = 8.25, trim_full = 36 where id = 2;
    update cart_items set impeller_trim = 36;
    update desk_shipments set part_reason = 'The rest is on back-order.';
    update order_parcels set part_reason = 'The rest is on back-order.';`,
  '0035_purchase_order_files': `
    insert into po_files (company_id, user_id, name, bytes, sha256) values (2, 2, 'PO 88-1036.pdf', 9, '${'0'.repeat(64)}');
    update sales_orders set po_file_id = (select max(id) from po_files);
    insert into list_columns (company_id, heads, columns, chosen_utc)
    values (2, '${'0'.repeat(64)}', '["partNumber", null, "quantity"]', now());`,
  '0037_ship_by_and_ignored_demand': `
    insert into ignored_demand (list, key, user_id, at_utc) values ('zeroResults', '1', 2, now());`,
  '0038_pictures_of_parts': `
    insert into drawing_pictures (source_hash, version, pictures)
    values ('${'0'.repeat(64)}', 1, '[{"partNumber": "P-2", "picture": "0123456789abcdef0123.svg", "size": 0.5}]');
    insert into part_pictures (part_id, picture, size) values (2, '0123456789abcdef0123.svg', 0.5);`,
  '0039_typed_account_names': `
    insert into accounts (identifier, name, is_name_typed) values ('NEW-1', 'As staff wrote it', true);
    insert into distributors (code, name, is_name_typed) values ('D-900', 'As staff wrote it', true);`,
  '0040_photos': `
    update service_entries set code = '77777777-7777-4777-8777-777777777777' where id = (select max(id) from service_entries);
    insert into photos (company_id, user_id, service_entry_id, bytes)
    values (2, 2, (select max(id) from service_entries), 9);
    insert into claim_photos (claim_id, photo_id) select claims.id, photos.id from claims, photos limit 1;`,
  '0041_fault_tables': `
    update document_pages set faults = '[{"symptom": "Seal leaks", "cause": "Faces worn", "remedy": "Renew the seal"}]';
    insert into fault_tables (document_id, version, faults) select id, 1, '[]' from documents limit 1;`,
  '0043_fault_versions': `
    update fault_tables set version = 2, faults = null;`,
}

/** Rows that a shop of that version would have written right after a migration. */
export const rowsOf = (migration: string, passwordHash: string): string =>
  migration === '0000_schema' ? oldest(passwordHash) : (laterRows[migration] ?? '')
