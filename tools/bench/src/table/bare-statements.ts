/** Statements that each do in one what the shop's operation of that name does, and answer the same. */
export const bareStatements = {
  part: `
  select parts.id as "partId", part_number as "partNumber", description, unit_id as "unitId", units.name as "unitName",
    price_cents::float8 / 100 as price, 0 as "companyDiscount", weight_lb::float8 as weight, is_paintable as "isPaintable",
    part_number like '%-3-%' as "isImpeller", is_sellable as "isSellable", has_other_material as "hasOtherMaterial",
    null as "replacedBy"
  from parts join units on units.id = unit_id where upper(part_number) = upper($1)`,

  /** Finds any piece of a number, those that begin with it first. */
  suggestions: `
  select 'part' as type, part_number as identifier, description, false as "isSimilar" from parts
  where search_key like '%' || $1 || '%'
  order by search_key like $1 || '%' desc, length(search_key), search_key limit 5`,

  /** Searches the words of parts, BOMs, pumps and pages in one query; counts as far as the shop does. */
  results: `
  with asked as (select websearch_to_tsquery('english', search_text($1)) as query),
  part as materialized (
    select id, ts_rank(search_words, query) as rank from parts, asked where search_words @@ query limit 1001),
  bom as materialized (
    select part_id, ts_rank(search_words, query) as rank from boms, asked where search_words @@ query limit 1001),
  pump as materialized (
    select id, ts_rank(search_words, query) as rank from pumps, asked where search_words @@ query limit 1001),
  page as materialized (
    select document_id, page, ts_rank_cd(search_words, query) as rank
    from (select document_pages.*, query from document_pages, asked where search_words @@ query limit 101) found)
  select (select count(*)::int from part) as "partCount", (select count(*)::int from page) as "pageCount",
    (select count(*)::int from bom) + (select count(*)::int from pump) as "pumpCount",
    (select json_agg(shown) from (
      select parts.id as "partId", part_number as "partNumber", description, unit_id as "unitId", units.name as "unitName",
        price_cents / 100.0 as price, stock > 0 as "isInStock", cardinality(bom_part_ids) as "bomCount",
        array(select part_number from parts bom where bom.id = any(bom_part_ids) order by part_number limit 3) as "firstBoms"
      from part join parts using (id) join units on units.id = unit_id left join part_uses on part_id = parts.id
      order by rank desc, parts.id limit 5) shown) as parts,
    (select json_agg(shown) from (
      (select 'bom' as type, part_number as number, pump_model as "pumpModel"
      from bom join boms using (part_id) join parts on parts.id = part_id order by rank desc limit 5)
      union all
      (select 'serial', serial_number, pump_model from pump join pumps using (id) order by rank desc limit 5)
      limit 5) shown) as pumps,
    (select json_agg(shown) from (
      select model, count(*)::int from part join part_uses on part_id = id, unnest(pump_models) model group by model
      order by count desc) shown) as models,
    (select json_agg(shown) from (
      select path, page, ts_headline('english', text, query) as snippet
      from (select * from page order by rank desc limit 5) best join document_pages using (document_id, page)
      join documents on id = document_id, asked) shown) as pages`,

  cart: `
  select version, companies.name as "companyName", 0 as "companyDiscount", distributors.code as "distributorAccountCode",
    (select json_agg(json_build_object('paintColorId', id, 'name', name, 'hexCode', hex_code)) from paint_colors)
      as "paintColors",
    (select json_agg(json_build_object('cartItemId', line.id, 'name', description, 'partId', parts.id,
       'partNumber', part_number, 'quantity', quantity, 'units', units.name, 'price', price_cents / 100.0,
       'priceKind', 'catalogue', 'weight', weight_lb, 'isPaintable', is_paintable, 'paintColorId', paint_color_id, 'impellerTrim', impeller_trim,
       'impellerAngle', impeller_angle, 'isSellable', is_sellable, 'replacedBy', null, 'dateAvailable', null,
       'pumpId', null, 'acknowledgedVerdict', null, 'forPump', null)
       order by position)
     from cart_items line join parts on parts.id = part_id join units on units.id = unit_id
     where cart_id = carts.id) as items
  from carts join companies on companies.id = company_id
  left join distributors on distributors.company_id = companies.id where user_id = $1`,

  quantity: `
  update bare.cart_items set quantity = $2 where id = $1`,

  add: `
  insert into bare.cart_items (cart_id, position, part_id, quantity)
  select carts.id, position, part_id, quantity::int
  from bare.carts, unnest($2::int[], $3::text[]) with ordinality as line (part_id, quantity, position)
  where user_id = $1`,

  order: `
  with placed as (
    insert into bare.sales_orders (request_code, ship_by, need_by, company_id, user_id, po_number, shipping_country,
      shipping_state, shipping_city, shipping_zip_code, shipping_address_line_1, shipping_company_name,
      allow_partial_shipments, ship_via, discount_basis_points, subtotal_cents, total_cents)
    select $2::uuid, $3::date, $3::date, company_id, id, $4, 'US', 'CA', 'Fresno', '93706', '12 Canal Road', 'Bench', false,
      'CONTACT_CUSTOMER', 0, 1000, 1000
    from users where id = $1 returning id)
  insert into bare.sales_order_lines (sales_order_id, position, part_id, part_number, description, unit_name,
    price_cents, quantity, ship_by, need_by)
  select placed.id, position, parts.id, part_number, description, units.name, price_cents, quantity::int, $3::date, $3::date
  from placed, unnest($5::int[], $6::text[]) with ordinality as line (part_id, quantity, position)
  join parts on parts.id = part_id join units on units.id = unit_id`,

  history: `
  select (select count(*)::int from sales_orders where company_id = mine.id and received_utc is not null) as "rowCount",
    false as "isMore",
    array[]::text[] as "pendingPoNumbers", array[]::text[] as "failedOrders", array(
      select json_build_object('salesOrderId', id, 'erpSalesOrderId', erp_order_id, 'erpSalesOrderNumber',
        erp_order_number, 'poNumber', po_number, 'orderDate', received_utc::date, 'receivedUtc', received_utc, 'pickedUtc', picked_utc,
        'shippedUtc', shipped_utc, 'partlyShippedUtc', null, 'rejectedUtc', rejected_utc, 'rejectionReason', rejection_reason, 'grandTotal', total_cents / 100.0)
      from sales_orders where company_id = mine.id and received_utc is not null
      order by received_utc desc, id desc limit $2 offset $3) as "salesOrders"
  from companies mine where mine.id = (select company_id from users where id = $1)`,

  person: `
  select users.id as "userId", users.name as "userName", email as "emailAddress", password_hash as "passwordHash",
    companies.id as "companyId", companies.name as "companyName", false as "isCompanyHidden", false as "isPackager",
    false as "worksForProvider", null as "deviceToken", true as "agreedToEula", false as "newPasswordRequired", array(
      select permission::text from role_permissions held where held.role_id = users.role_id) as permissions
  from users join companies on companies.id = company_id where email = $1 and state <> 'DELETED'`,

  session: `
  insert into bare.sessions (user_id, acting_company_id, token_hash, expires_utc)
  select id, company_id, $2, now() + interval '12 hours' from users where id = $1`,
}
