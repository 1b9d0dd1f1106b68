/**
 * Kinds of header cells. Beside the meanings of columns: numbers of the seller, which win over others; quantities to order,
 * which win over others; quantities beside which no other is certain (`received`, `packs`); quantities that are never ordered
 * (`on hand`) and sizes of packs; words that are a number or a line, or a unit or a quantity, by their cells.
 */
export type HeaderKind =
  | 'line'
  | 'partNumber'
  | 'sellerNumber'
  | 'customerNumber'
  | 'item'
  | 'description'
  | 'quantity'
  | 'orderQuantity'
  | 'rivalQuantity'
  | 'otherQuantity'
  | 'packSize'
  | 'unit'
  | 'unitOrQuantity'
  | 'unitPrice'
  | 'amount'
  | 'needBy'
  | 'note'
  | 'trim'
  | 'angle'
  | 'paintColor'
  | 'options'
  | 'pump'
  | 'other'

/**
 * Whole headers without spaces and signs, in English, Spanish, French, German, Portuguese, Italian and Dutch; headers of
 * several words are also read word by word.
 */
export const wholeHeaders: Readonly<Record<HeaderKind, string>> = {
  line: `line lineno linenumber lineitem ln lno lnno pos position positionno posno posnr positionsnr positionsnummer lfdnr lfd nr no n num seq
    sequence row rowno zeile ligne lignen nligne linea nlinea riga rigo nriga linha nlinha regel regelnr regelnummer volgnr renglon partida posicion posicao
    posizione poste level lvl index balloon findno`,
  partNumber: `partnumber partno partnum partnr part parts pn prtno itemnumber itemno itemnum itemnr itemcode itemid material materialno materialnumber materialcode
    product productno productnumber productcode productid sku stockcode stockno stocknumber article articleno articlenumber articlecode catalogno
    catalognumber catno cataloguenumber catalogueno artikelnummer artikelnr artnr artno artikel teilenummer teilenr teil sachnummer sachnr materialnummer materialnr
    identnummer identnr bestellnr bestellnummer ersatzteilnummer ersatzteilnr npieza nodepieza numerodepieza numpieza pieza codigo codigodepieza codigodearticulo
    codigoarticulo articulo numerodearticulo noarticulo nparte nodeparte numerodeparte numparte referencia ref refpieza codigoproducto codigodeproducto
    reference refarticle referencearticle codearticle nopiece npiece numerodepiece numeropiece piece noarticle narticle numeroarticle numerodarticle refproduit
    referenceproduit designationcode codeproduit codigodoproduto codigodoartigo codigodapeca codigopeca codigomaterial nopeca npeca numerodapeca peca artigo
    produto numerodoartigo codicearticolo codice codicearticolofornitore codart codiceprodotto codicepezzo articolo nparticolare particolare narticolo numeroarticolo
    ricambio codicericambio artikelcode onderdeelnummer onderdeelnr onderdeel bestelnummer bestelnr productnummer materiaalnummer materiaal artikelno
    manufacturerpartnumber mfrpartno mfrpartnumber mfgpartno mfgpart mfgpartnumber mpn oempartnumber oempartno herstellernummer herstellerteilenummer`,
  sellerNumber: `vendorpartnumber vendorpartno vendorpart vendorpn vendormaterial vendormaterialno vendoritem vendoritemno vendoritemnumber supplierpartnumber
    supplierpartno supplierpart supplierpn supplieritem supplieritemno supplieritemnumber supplierpartid suppliermaterialno supplierarticleno supplierproductcode supplierref supplierreference
    sellerpartnumber sellerpartno selleritemno yourpartno yourpartnumber youritemno yourmaterialno yourref yourarticleno yourreference yournumber yourno lieferantenartikelnummer
    lieferantenartikelnr lieferantenmaterialnummer lieferantenteilenummer lieferantennr ihreartikelnummer ihreartikelnr ihreartnr ihrematerialnummer ihreteilenummer
    ihrenummer ihrenr referenciaproveedor refproveedor codigoproveedor sureferencia referencefournisseur reffournisseur votrereference votreref codefournisseur
    codigofornecedor referenciafornecedor refforn codicefornitore articolofornitore vostrocodice vscodice uwartikelnummer uwartikelnr leveranciersartikelnummer
    artikelnummerleverancier`,
  customerNumber: `customerpartnumber customerpartno customerpart customeritem customeritemno customernumber customermaterial customermaterialno customermaterialnumber buyerpartno
    buyerpartnumber buyersitem buyeritemno ourpartno ourpartnumber ouritemno ouritem ourref ourno ournumber ourmaterial internalno internalnumber internalpartno internalcode
    kundenmaterialnummer kundenmaterial kundenartikelnummer kundenartikelnr kundenteilenummer unsereartikelnummer unsereartikelnr unsereartnr unserematerialnummer
    unserenummer unserenr codigocliente referenciacliente nuestrareferencia codigointerno refcliente referenceclient refclient codeclient notrereference notreref codeinterne
    referenciadocliente nossareferencia codigodocliente codicecliente nostrocodice nscodice codiceinterno klantartikelnummer klantnummer onsartikelnummer onsartikelnr`,
  item: 'item items code itemnoline artikelpos',
  description: `description desc descr descrip partdescription itemdescription itemname materialdescription productdescription productname partname designation name bezeichnung
    benennung beschreibung artikelbezeichnung kurztext materialkurztext text materialbezeichnung warenbezeichnung descripcion descripciondelarticulo denominacion
    detalle concepto libelle designationarticle descriptif intitule descricao descricaodoproduto designacao denominacao descrizione descrizionearticolo denominazione
    omschrijving artikelomschrijving beschrijving benaming details spec specification`,
  quantity: `quantity qty qtyea qtypcs qtyeach qnty quan qt menge stuckzahl anzahl cantidad cant ctd quantite qte qtes nombre quantidade qtd qtde quant quantita qta qnt
    aantal hoeveelheid hvh count howmany totalqty totalquantity buildquantity`,
  orderQuantity: `orderqty orderquantity qtyordered quantityordered qtytoorder quantitytoorder ordered ordqty qtyord orderedqty orderedquantity requestedqty
    requestedquantity qtyrequested quantityrequested reqqty requiredqty requiredquantity qtyrequired quantityrequired reqdqty qtyneeded quantityneeded needed poqty
    poquantity purchaseqty purchasequantity toorder order bestellmenge bestellmg bestellanzahl zubestellen bestellt auftragsmenge bedarf bedarfsmenge
    cantidadpedida cantidadsolicitada cantidadapedir apedir pedido pedida solicitado cantpedida qtecommandee quantitecommandee qtecde commandee commande acommander qteacommander
    quantiteacommander quantidadepedida quantidadeencomendada encomendada qtdpedida qtdencomendada pedir quantitaordinata ordinata ordinato qtaordinata daordinare
    quantitadaordinare qtadaordinare bestelaantal besteldaantal aantalbesteld besteld tebestellen besteldeaantal`,
  rivalQuantity: `received receivedqty qtyreceived shipped qtyshipped shippedqty delivered qtydelivered deliveredqty open openqty qtyopen outstanding backorder
    backordered qtybackordered bo remaining qtyremaining due qtydue invoiced qtyinvoiced cancelled offen offenemenge restmenge geliefert liefermenge pendiente
    recibido entregado cantidadpendiente livre livree restant reliquat qtelivree entregue pendente consegnato evaso residuo geleverd openstaand
    packs packages boxes cartons cases pallets requestedpacks orderpacks qtypacks packqty qtyboxes sets bags rolls dozens`,
  otherQuantity: `onhand qtyonhand quantityonhand onhandqty oh qoh stock instock stockqty stocklevel available availableqty qtyavailable avail min max minimum maximum minqty maxqty
    minstock maxstock minimumstock maximumstock reorderpoint reorderlevel rop reorderqty safetystock
    moq minorder minorderqty minimumorderqty onorder qtyonorder allocated committed lastqty lastorderqty previousqty prevqty oldqty qtyold usage annualusage monthlyusage used
    qtyper quantityper qtyperassembly installed qtyinstalled leadtime leadtimedays weight bestand lagerbestand mindestbestand hochstbestand meldebestand verfugbar
    mindestmenge existencia existencias enstock stockactual minimo maximo disponible stockmini stockmaxi stockminimum estoque
    estoqueatual estoqueminimo estoquemaximo disponivel giacenza scorta scortaminima scortaminimo scortamassima disponibile voorraad minimumvoorraad
    maximumvoorraad beschikbaar`,
  packSize: `packsize packagesize pack packqtyper unitsperpack perpack qtyperpack boxqty caseqty stdpack standardpack multiple ordermultiple packunit verpackungseinheit
    vpe ve conditionnement confezione verpakkingseenheid embalaje embalagem`,
  unit: `unit uom um quantityunit quantityuom qtyuom uomcode unitcode unitofmeasure unitofmeas unitofissue ui uoi measure einheit me mengeneinheit bestellmengeneinheit bme basismengeneinheit eh unidad ud udm unidaddemedida umed unite us unitede mesure
    unitedemesure un und unidade unidademedida unidadedemedida unita unitadimisura unitamisura eenheid eenh qtyunit orderunit umb`,
  unitOrQuantity: 'units pcs pieces pc stk stuck st uds unidades unites pieces2 pezzi pz pecas stuks',
  unitPrice: `price unitprice unitcost cost listprice netprice netunitprice unitnetprice priceea priceeach priceper priceperunit eachprice costeach costea rate unitrate
    usd priceusd stdcost standardcost discountprice discountedprice preis einzelpreis epreis ep stuckpreis nettopreis listenpreis preisproeinheit preisstk preisjestuck vkpreis
    precio preciounitario preciounit preciou punitario pu preciouni precioneto prix prixunitaire prixunit puht prixunitaireht prixnet putarif puhteur preco precounitario
    precounit precoun punit vlrunit vlrunitario valorunitario valorunit prezzo prezzounitario prezzounit prezzonetto prezzounit2 przunit eenheidsprijs prijs
    prijsperstuk stukprijs nettoprijs prijsstuk prijspereenheid`,
  amount: `amount total totalprice totalcost totalamount linetotal lineamount linevalue linecost ext extended extendedprice extendedcost extprice extcost extension extamount value netvalue
    netamount subtotal betrag gesamt gesamtpreis gesamtbetrag gesamtwert positionswert positionsbetrag nettowert nettobetrag gp summe wert zeilenbetrag importe importetotal
    preciototal total2 valortotal montant montantht montanttotal totalht prixtotal montantligne prixtotalht valor precototal vlrtotal vltotal totalliquido importo importototale
    prezzototale totale valore importonetto bedrag totaalbedrag totaalprijs totaal regelbedrag regeltotaal`,
  needBy: `needby needbydate neededby needdate requireddate requiredby reqdate daterequired dateneeded duedate deliverydate deldate dlvdate deliverby requesteddate requestdate dockdate
    liefertermin lieferdatum wunschtermin wunschlieferdatum termin fechaentrega fechadeentrega fecharequerida fechanecesaria entrega plazo datelivraison datedelivraison livraison
    delai datesouhaitee dataentrega datadeentrega dataconsegna datadiconsegna consegna dataconsegnarichiesta leverdatum levertijd gewenstedatum leverdag`,
  note: `note notes comment comments remark remarks memo instructions linenote bemerkung bemerkungen anmerkung hinweis nota notas observaciones observacion comentario comentarios remarque
    remarques commentaire commentaires observation observacao observacoes osservazioni commento commenti opmerking opmerkingen toelichting usedon usefor`,
  trim: 'trim impellertrim impellertriminches trimin triminches trimdiameter impellerdiameter laufraddurchmesser',
  angle: 'angle impellerangle impellerangledegrees angledeg angledegrees bladeangle schaufelwinkel',
  paintColor:
    'paint paintcolor paintcolour color colour farbe lackfarbe lackierung peinture couleur pintura cor colore verniciatura kleur',
  options: 'options option',
  pump: 'pump pumpserial pumpserialnumber serialnumber serialno serial sn seriennummer seriennr forpump forserial pumpe pumpennummer numerodeserie nodeserie nserie numerodeserie2 numerodeserie3 matricola serienummer',
  other: `status each ea date orderdate po pono ponumber salesorder salesorderno order2 buyer requester requisitioner account costcenter glaccount project wbs plant site location warehouse
    bin shelf whse vendor supplier manufacturer maker brand model category group type commodity tax taxrate vat mwst ust iva tva btw currency discount discountpercent rabatt remise
    descuento desconto sconto korting alternate alternatepart replaces replacedby supersededby supersedes oldpartnumber oldpartno substitute drawing drawingno zeichnung revision rev
    hts origin country barcode gtin ean upc fit assembly weightlb weightlbs weightkg lagerplatz`,
}
