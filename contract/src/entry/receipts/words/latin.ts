import type { ReceiptWords } from './receipt-words.ts'

/** Languages in Latin letters; folded, so without accents, but for German ä, ö and ü, which tills print as ae, oe and ue, too. */
export const latin: readonly ReceiptWords[] = [
  {
    totals:
      'total, subtotal, sub total, sub-total, balance, balance due, amount due, net sales, net amount, to pay',
    noise: `tax, vat, gst, sst, hst, pst, cgst, sgst, visa, mastercard, amex, debit, credit, card, cash, change, tender?, tend, rounding,
      discount, saving, savings, saved, you saved, price reduction, reduced to, coupon, voucher, multibuy, promo, promotion, deposit, refund, redeemed,
      points, rewards, clubcard, nectar?, nectar price, nectar prices, nectar offer, nectar saving, loyalty, member, carrier bag, plastic bag, bag charge, bag refund, bag fee, paper bag, shopping bag, reusable bag, grocery bag, tote bag, bag for life, cotton bag, jute bag, bag?, large?, medium?, small?, tesco?, asda?, aldi?, lidl?, sainsburys?, sainsbury's?, sainsbury’s?, morrisons?, waitrose?, co-op?, m&s?, cashier, receipt, invoice, order number,
      order total, items sold, number of items, items, tel, phone, fax, manager, store, terminal, auth code, thank you, delivery, delivery charge,
      service fee, driver tip, shopper tip, courier tip, tip?, instead of, copy, gift card, gift wrap, gift bag, gift receipt, gift?, bottle return, crv, value club, vat no, bill no`,
    nonFood: `washing up, washing-up, detergent, dish soap, shampoo, conditioner, shower gel, toothpaste, toothbrush, toilet roll, loo roll, loo rolls, toilet paper, toilet tissue, washing powder, washing liquid, washing capsules, dishwasher,
      kitchen roll, paper towel, paper towels, paper twl, napkins, tissues, wipes, sponge?, sponges?, scouring, scourer, scourers, scrub, kitchen sponge, kitchen sponges, dish sponge, bath sponge, cleaning sponge, cleaning sponges, freezer bag, freezer bags, sandwich bags, ziploc, bin bags, bin liners, trash bags, foil, cling film, candle, candles,
      battery, batteries, deodorant, razor, tampons, sanitary, pads, nappies, diapers, bleach, laundry, fabric softener, light bulb, magazine, newspaper, cat litter, cat food, cat treats,
      dog food, dog treats, dog chow, pet food, paper plates, paracetamol, ibuprofen, flowers?, surf excel, body wash, hand soap, cigarettes`,
    counters: 'qty, quantity, tare, net, gross, ea, each, pcs, pc, wt, for, per, pack of',
    foods: `razor clam, razor clams, coffee pads, espresso pads, senseo pads, bonus pack, promo pack, balance bar, balsamic reduction,
      fage total, total fage, total greek, total yoghurt, total yogurt, total fat free, total 0% fat, total cereal`,
    missing: 'unavailable, out of stock, not available, refunded, missing items',
  },
  {
    totals: 'summe, gesamt, gesamtbetrag, zwischensumme, zu zahlen, zahlbetrag, gesamtsumme',
    noise: `mwst, ust, steuer, netto, brutto, pfand, pfandartikel, leergut, einwegpfand, mehrweg, rabatt, nachlass, coupon, gutschein, ersparnis, sie sparen, aktion, preisvorteil,
      bar?, gegeben, geg, rückgeld, girocard, bankomat, ec-karte, kartenzahlung, bezahlung, bezahlt, kunde, kundennummer, kundenbeleg, beleg, bon nr, bon-nr, bon?, kasse, kassa, filiale, markt,
      punkte, payback, tragetasche, tragetüte, tüte?, tüten?, papiertüte, plastiktüte, papier?, groß?, gross?, klein?, einkaufstasche, papiertasche, uhr, telefon, danke, vielen dank, bediente, trinkgeld, liefergebühr`,
    nonFood: `toilettenpapier, küchenrolle, küchenrollen, küchenpapier, küchentücher, taschentücher, feuchttücher, spülmittel, spültabs, geschirrspültabs, spülmaschinentabs,
      spülbürste, spülschwamm, spülschwämme, schwammtücher, waschmittel, weichspüler, reiniger, duschgel, zahnpasta, zahnbürste, zahnbürsten, seife, handseife, flüssigseife,
      müllbeutel, müllsäcke, gefrierbeutel, alufolie, frischhaltefolie, backpapier, windeln, batterien, kerze, kerzen, schwamm, schwämme, katzenfutter, hundefutter, zigaretten, tampons, rasierer, deo, zeitung`,
    counters: 'stk, stck, stück, st, menge, anzahl',
    missing: 'nicht lieferbar, nicht verfügbar',
  },
  {
    totals:
      'total ttc, total euros, total eur, montant du, a payer, net a payer, sous-total, sous total, total chf, montant total',
    noise: `tva, taxe, remise, reduction, promotion, bon d achat, ticket, cb, carte bancaire, carte bleue, carte credit, carte de credit, carte cadeau, carte client, carte emv, carte sans contact, par carte, paiement carte, carte?, especes, rendu, monnaie, cagnotte, fidelite, points, avantage, economie,
      consigne, sac, sacs, sac caisse, sachet?, cabas, merci?, siret, caissier, caisse, article, articles, superpoints, twint, livraison, magasin`,
    nonFood: `lessive, liquide vaisselle, liq vaisselle, lave vaisselle, lave-vaisselle, papier toilette, papier toil, essuie-tout, essuie tout, mouchoirs, shampooing, gel douche, dentifrice, savon, eponge, eponges, sacs poubelle, sacs poub,
      couches, piles, bougie, croquettes chat, croquettes chien, croquettes pour, chien, chiens, chiot, chiots, chaton, chatons, boeuf chat, poulet chat, saumon chat, thon chat, volaille chat, patee chat, patee chien, friskies, whiskas, purina, royal canin, litiere, adoucissant, javel, deodorant, rasoir, cigarettes, journal`,
    counters: 'qte, quantite, pce, pces',
    foods: 'sauce chien, en sac, en sachet, kaffee pads, cafe pads',
    missing: 'indisponible, non livre',
  },
  {
    totals:
      'totaal, subtotaal, te betalen, i alt, totalt, sum?, summa?, at betale, att betala, a betale, yhteensa',
    noise: `btw, korting, xtra-korting, xtra korting, bonus, uw voordeel, voordeel, statiegeld, emballage, pinnen, bancontact, contant, wisselgeld, bonuskaart, spaarzegels, tas, draagtas, bedankt,
      kassa, kassabon, klantenkaart, moms, rabat, rabatt, pris nedsatt, prisnedsatt, pant, kontant, dankort, kort, betalat, vaxel, byttepenge, barkasse, plastpose, baerepose, bankkort, pose?, papperskasse, tack, tak,
      medlem, varer?, varor?, bonuspoeng, mva, spar?, erbjudande, org nr, cvr, bon?, alv, pullopantti, muovikassi, alennus, plussa`,
    nonFood: `wc-papier, toiletpapier, keukenrol, afwasmiddel, wasmiddel, tandpasta, vuilniszakken, pampers, luiers, schuursponzen, zeep, toapapper, toalettpapper, hushallspapper,
      diskmedel, tvattmedel, tandkram, toiletpapir, kokkenrulle, opvaskemiddel, vaskemiddel, tannkrem, oppvaskmiddel, vessapaperi, bleer, blojor`,
    counters: 'aantal, st, stk, kpl',
    missing: 'niet leverbaar, ej i lager, ikke pa lager',
  },
  {
    totals:
      'total a pagar, importe total, total compra, total (eur), totale, totale complessivo, totale euro, subtotale, importo, total r$, valor total, a pagar, valor a pagar',
    noise: `iva, iva base, descuento, dto, ahorro, promocion, cupon, tarjeta, tarj, efectivo, entregado, cambio, bolsa, bolsas, gracias, cif, nif, factura, ticket, socio, cliente, puntos, le atendio, entrega,
      sconto, sconti, resto, contanti, pagamento, pagamento elettronico, bancomat, carta, sacchetto, busta, shopper, punti, fidaty, documento, cassa, grazie, p iva, reso, vuoto,
      desconto, poupanca, poupanca imediata, troco, cartao, multibanco, dinheiro, saco, sacos, sacola, obrigado, cnpj, cupom, trib, talao, contribuinte, rfc, articulos, envase`,
    nonFood: `papel higienico, papel cocina, detergente, suavizante, lavavajillas, lejia, champu, gel de ducha, gel ducha, pasta dientes, jabon, estropajo, bolsas basura, panales, pilas, servilletas,
      carta igienica, carta cucina, detersivo, ammorbidente, sapone, dentifricio, spugna, spugne, sacchi spazzatura, pannolini, tovaglioli, bagnoschiuma, amaciador, champo, fraldas, sabonete,
      esponja, guardanapos, lixivia, pienso, desodorante`,
    counters: 'ud, uds, un, und, pza, pzas, pz, unid, cant, qtd, n',
    foods:
      'pack ahorro, formato ahorro, en bolsa, in busta, sotto vuoto, carta di riso, carta da musica, em saco',
    missing: 'no disponible, agotado, non disponibile, indisponivel, esgotado',
  },
  {
    totals:
      'suma?, suma pln, do zaplaty, razem, sprzedaz, sprzedaz opodatkowana, celkem, k uhrade, spolu, osszesen, toplam, ara toplam, topkdv',
    noise: `ptu, suma ptu, rabat, opust, kupon, karta, gotowka, reszta, torba, reklamowka, kaucja, paragon, nip, kasa, kasjer, dziekujemy, dph, sleva, hotove, vratit, taska, zaloha, dekujeme,
      afa, kedvezmeny, kartya, keszpenz, visszajaro, szatyor, betetdij, koszonjuk, kdv, indirim, kredi karti, nakit, para ustu, poset, fis no, tarih, kart puan, puan, iade, depozito, tesekkurler`,
    nonFood: `papier toaletowy, recznik papierowy, plyn do naczyn, proszek do prania, szampon, pasta do zebow, mydlo, worki na smieci, toaletni papir, praci prasek, zubni pasta,
      wc papir, mosogatoszer, tuvalet kagidi, kagit havlu, deterjan, camasir suyu, sampuan, dis macunu, sabun, cop poseti, bebek bezi`,
    counters: 'szt, ks, db, ad, adet',
    foods: 'tel sehriye, tel kadayif, tel peynir, poset cay, demlik poset, bardak poset',
    missing: 'niedostepne, nedostupne, stokta yok',
  },
  {
    totals: 'jumlah, jumlah besar, harga jual, tong cong, tong tien, thanh tien, total belanja',
    noise: `nets, paynow, grabpay, tunai, baki, pelarasan, beg plastik, diskaun, terima kasih, cukai, kembali, kembalian, kantong plastik, kantong, diskon, hemat, ppn, npwp, kasir, voucher, layanan,
      tien mat, tien thua, tui nilon, giam gia, khuyen mai, cam on, mst, thue, thu ngan, thanh toan the, the tin dung, the ngan hang, the thanh vien, the atm, the?`,
    nonFood: `sabun, syampu, pencuci, tisu, berus gigi, ubat gigi, sampah, pembersih, popok, lampin, deterjen, pasta gigi, rokok, giay ve sinh, khan giay, nuoc rua chen, bot giat, dau goi, kem danh rang`,
    counters: 'sl, pcs, biji, bks',
    missing: 'tiada stok, habis, het hang',
  },
]
