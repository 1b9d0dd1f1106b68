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

/** What is written on a schema after each migration, by its name: something of what it brought. */
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
}

/** The rows that a shop of that time has written right after a migration. */
export const rowsOf = (migration: string, passwordHash: string): string =>
  migration === '0000_schema' ? oldest(passwordHash) : (laterRows[migration] ?? '')
